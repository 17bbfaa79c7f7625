import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownSecret } from '../src/startup/data-folder.js';
import { StartupError } from '../src/errors/startup-error.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the secret of an installation', () => {
  it('is created once, stays the same and is readable by its owner only', async () => {
    const secret = await ownSecret(folder);
    expect(await ownSecret(folder)).toBe(secret);
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await ownSecret(await mkdtemp(join(folder, 'other-')))).not.toBe(secret);
  });

  it.each(['', '\n', 'ab12', `${'a'.repeat(63)}\n`])(
    'is refused when the file contains only %j',
    async (text) => {
      const file = join(folder, 'secret');
      await writeFile(file, text);
      await expect(ownSecret(folder)).rejects.toThrow(StartupError);
      await expect(ownSecret(folder)).rejects.toThrow(
        `密钥文件 ${file} 不完整，请删除它后重新启动（已登录的人需要重新登录）。`,
      );
    },
  );
});
