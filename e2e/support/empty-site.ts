import { startTemporaryPostgres } from '@inkstone/embedded-postgres';

import { startReferenceServer } from '../../tools/setup/reference-server.js';
import type { ServerSettings } from './operator.js';

export interface EmptySite {
  address: string;
  settings: ServerSettings;
  stop: () => Promise<void>;
}

/** The built server on a migrated, empty database: what a publisher sees before the first content. */
export async function startEmptySite(): Promise<EmptySite> {
  const postgres = await startTemporaryPostgres('inkstone-empty');
  const { user, host, port, database } = postgres.connection;
  const address = `localhost:${String(port)}/${database}?host=${encodeURIComponent(host)}`;
  const settings = {
    DATABASE_URL: `postgresql://${user}@${address}`,
    INKSTONE_SECRET: 'a secret for the tests of an empty site',
    IDENTITY_SECRET: 'another secret for the tests of an empty site',
  };
  try {
    const server = await startReferenceServer({ ...settings, TRUSTED_PROXIES: '127.0.0.1' });
    return {
      address: server.address,
      settings: { ...settings, DATA_DIR: server.dataDir },
      stop: async () => {
        await server.stop();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
