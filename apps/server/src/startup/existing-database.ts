import { type Config, readConfig } from '../config.js';
import { createDatabase, type OpenDatabase, ping } from '../db/database.js';
import { existingConnection } from '../db/embedded.js';
import { StartupError } from '../errors/startup-error.js';

/** Undefined if no server is running, or with DATABASE_URL. */
export async function findRunningDatabase({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<OpenDatabase | undefined> {
  if (databaseUrl !== undefined) return undefined;
  const database = createDatabase(await existingConnection(dataDir));
  const isRunning = await ping(database.db).then(
    () => true,
    () => false,
  );
  if (isRunning) return database;
  await database.close();
  return undefined;
}

/** @throws StartupError if there is none */
export async function withExistingDatabase(work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const { dataDir, databaseUrl } = readConfig();
  const database = createDatabase(
    databaseUrl === undefined ? await existingConnection(dataDir) : { connectionString: databaseUrl },
  );
  try {
    await ping(database.db).catch(() => {
      throw new StartupError('连不上数据库：请先启动砚台，并使用与它相同的 DATA_DIR 或 DATABASE_URL。');
    });
    await work(database);
  } finally {
    await database.close();
  }
}
