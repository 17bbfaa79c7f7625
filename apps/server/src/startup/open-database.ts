import type { EmbeddedPostgres } from '@inkstone/embedded-postgres';
import type { Config } from '../config.js';
import { type Connection, createDatabase, type OpenDatabase, ping } from '../db/database.js';
import { embeddedConnection, startDatabase } from '../db/embedded.js';
import { migrate } from '../db/migrate.js';
import { connectionProblems } from './connection-problems.js';
import type { Terminal } from './terminal.js';
import { StartupError } from '../errors/startup-error.js';

export interface RunningDatabase extends OpenDatabase {
  connection: Connection;
  /** Undefined with DATABASE_URL; stopped by `close`. */
  embedded: EmbeddedPostgres | undefined;
}

export async function openDatabase(config: Config, terminal: Terminal): Promise<RunningDatabase> {
  const embedded =
    config.databaseUrl === undefined
      ? await startDatabase({ dataDir: config.dataDir, onStep: terminal.step })
      : undefined;
  const connection =
    embedded === undefined
      ? { connectionString: config.databaseUrl }
      : embeddedConnection(embedded.socketFolder);
  const opened = createDatabase(connection);
  const close = async (): Promise<void> => {
    await opened.close();
    await embedded?.stop();
  };
  try {
    await tryConnection(opened, embedded);
    await migrate(opened.pool, (name) => terminal.step(`执行数据库迁移 ${name}`));
    return { ...opened, connection, embedded, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const databaseProblems: Readonly<Record<string, string>> = {
  ...connectionProblems,
  '28P01': '用户名或密码错误',
  '28000': '服务器不接受此用户的连接',
  '3D000': '数据库不存在',
  '53300': '服务器的连接数已满',
};

/** @throws StartupError with the reason, without DATABASE_URL: it contains a password */
async function tryConnection({ db }: OpenDatabase, embedded: EmbeddedPostgres | undefined): Promise<void> {
  try {
    await ping(db);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const detail = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const advice =
      embedded === undefined ? '请检查 DATABASE_URL。' : `请查看数据库的日志 ${embedded.logFile}。`;
    throw new StartupError(`无法连接数据库：${databaseProblems[code] ?? detail ?? '原因不明'}。${advice}`);
  }
}
