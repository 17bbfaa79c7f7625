import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './problem.js';

const run = promisify(execFile);
const accountName = 'postgres';

/** The system user that PostgreSQL runs as. */
export interface ServiceAccount {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: then this user runs the database. Undefined: the current user does. */
export async function findServiceAccount(): Promise<ServiceAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return (await lookUpAccount()) ?? (await createAccount());
}

async function lookUpAccount(): Promise<ServiceAccount | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', accountName]), run('id', ['-g', accountName])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function createAccount(): Promise<ServiceAccount> {
  const noLogin = [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    accountName,
  ];
  try {
    await run('useradd', noLogin);
  } catch {
    throw new EmbeddedPostgresError(
      'account-missing',
      `以 root 运行时数据库需要系统用户 ${accountName}，自动创建失败；请手动执行 useradd ${noLogin.join(' ')}，或改用普通用户启动。`,
    );
  }
  const created = await lookUpAccount();
  if (created === undefined)
    throw new EmbeddedPostgresError(
      'account-missing',
      `系统用户 ${accountName} 创建后仍然找不到，请检查系统的用户配置。`,
    );
  return created;
}

/** Asks the system, so that ACLs are taken into account. */
export async function canReach(account: ServiceAccount, folder: string): Promise<boolean> {
  try {
    await run('test', ['-x', folder], { uid: account.uid, gid: account.gid, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}
