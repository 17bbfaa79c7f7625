import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.js';
import { StartupError } from '../errors/startup-error.js';
import { IdentityCards } from '../security/identity-cards.js';

/** @throws StartupError if nothing can be written there */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.probe-${String(process.pid)}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartupError(
      `无法写入数据文件夹 ${dataDir}（${reason}），请检查权限或用 DATA_DIR 换一个位置。`,
    );
  }
}

/** What is lost with a file that has to be made anew. */
const losses = {
  secret: '已登录的人需要重新登录',
  'identity-secret': '已存的身份证号从此打不开，有备份请先恢复它',
};

/**
 * Created once, readable by its owner only.
 * @throws StartupError if the file is incomplete: keys made from it could be guessed
 */
export async function ownSecret(dataDir: string, name: keyof typeof losses = 'secret'): Promise<string> {
  const file = join(dataDir, name);
  try {
    await writeFile(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (!/^[0-9a-f]{64}$/.test(secret)) {
    throw new StartupError(`密钥文件 ${file} 不完整，请删除它后重新启动（${losses[name]}）。`);
  }
  return secret;
}

export async function identityCardsOf(
  config: Pick<Config, 'dataDir' | 'identitySecret' | 'previousIdentitySecrets'>,
): Promise<IdentityCards> {
  const secret = config.identitySecret ?? (await ownSecret(config.dataDir, 'identity-secret'));
  return new IdentityCards(secret, config.previousIdentitySecrets);
}
