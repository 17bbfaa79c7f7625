import { once } from 'node:events';

import { expect, it } from 'vitest';

import { certify, ours, start } from './command.js';

it('serve-reference runs a server and a hook that pass, until it is interrupted', async () => {
  const command = start(ours, ['serve-reference']);
  const closed = once(command, 'close');
  let said = '';
  command.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('Ctrl-C');
  const [, args = ''] = /main\.js (verify .+)/.exec(said) ?? [];
  const ended = await certify(...args.split(' '), '--only', 'getMenu,messages');
  expect(ended.out).toMatch(/^\d+ 项通过，0 项失败，0 项未运行$/m);
  command.kill('SIGINT');
  expect(await closed).toEqual([0, null]);
});
