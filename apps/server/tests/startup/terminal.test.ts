import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createTerminal } from '../../src/startup/terminal.js';

function shown(isTTY: boolean): { terminal: ReturnType<typeof createTerminal>; text: () => string } {
  const stream = Object.assign(new PassThrough(), { isTTY });
  return {
    terminal: createTerminal(stream as unknown as NodeJS.WriteStream),
    text: () => String(stream.read()),
  };
}

it('draws a bar that grows on a terminal, and ends its line before the next step', () => {
  const { terminal, text } = shown(true);
  terminal.progress('检查内容', 0, 4);
  terminal.progress('检查内容', 1, 4);
  terminal.progress('写入内容', 4, 4);
  terminal.step('完成。');
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
  const { terminal, text } = shown(false);
  terminal.progress('写入内容', 1, 4);
  terminal.progress('写入内容', 4, 4);
  expect(text()).toBe('  写入内容 4/4\n');
});
