import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createScreen } from '../../src/startup/screen.js';

function shown(isTTY: boolean): { screen: ReturnType<typeof createScreen>; text: () => string } {
  const stream = Object.assign(new PassThrough(), { isTTY });
  return { screen: createScreen(stream as unknown as NodeJS.WriteStream), text: () => String(stream.read()) };
}

it('draws a bar that grows on a terminal, and ends its line before the next step', () => {
  const { screen, text } = shown(true);
  screen.progress('检查内容', 0, 4);
  screen.progress('检查内容', 1, 4);
  screen.progress('写入内容', 4, 4);
  screen.step('完成。');
  expect(text()).toBe(
    [
      '\r  检查内容 ░░░░░░░░░░░░░░░░░░░░ 0%\r  检查内容 █████░░░░░░░░░░░░░░░ 25%',
      '\r  写入内容 ████████████████████ 100%',
      '完成。',
      '',
    ].join('\n'),
  );
});

it('writes only what is finished into a log', () => {
  const { screen, text } = shown(false);
  screen.progress('写入内容', 1, 4);
  screen.progress('写入内容', 4, 4);
  expect(text()).toBe('  写入内容 4/4\n');
});
