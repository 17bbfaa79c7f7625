import {
  connectionTo,
  type EmbeddedPostgres,
  EmbeddedPostgresError,
  existingPlace,
  type ProblemCode,
  startEmbeddedPostgres,
  startTemporaryPostgres,
  type StartOptions,
  type TemporaryPostgres,
} from '@inkstone/embedded-postgres';
import { StartupError } from '../errors/startup-error.js';
import type { Connection } from './database.js';

/** Of the superuser and the folders outside DATA_DIR: with another name a database would not be found. */
export const databaseName = 'inkstone';

const advice: Readonly<Partial<Record<ProblemCode, string>>> = {
  'foreign-folder': '请换一个 DATA_DIR 或移走它。',
  'in-use': '请先停止它或换一个 DATA_DIR。',
  'unsupported-platform': '请用 DATABASE_URL 指向 PostgreSQL 服务器。',
};

export async function startDatabase(options: Omit<StartOptions, 'name'>): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ name: databaseName, ...options }).catch((error: unknown) => {
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    throw new StartupError(`${error.message}${advice[error.code] ?? ''}`);
  });
}

export function embeddedConnection(socketFolder: string): Connection {
  return connectionTo(databaseName, socketFolder);
}

export async function existingConnection(dataDir: string): Promise<Connection> {
  return embeddedConnection((await existingPlace({ name: databaseName, dataDir })).sockets);
}

/** For generators, benches and tests. */
export async function startThrowAwayCluster(): Promise<TemporaryPostgres> {
  return startTemporaryPostgres(databaseName);
}
