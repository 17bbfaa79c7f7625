import { join } from 'node:path';
import type { Database } from '../db/database.js';
import { createFolderStore } from '../ports/files/folder-store.js';
import { createSignedLinks } from '../ports/files/signed-links.js';
import { createDatabaseOutbox } from '../ports/outbox/outbox.js';
import { createLoginGuard } from '../security/login-guard.js';
import { deriveKeys } from '../security/secret-keys.js';
import type { Services } from '../services.js';

interface Parts {
  db: Database;
  dataDir: string;
  secret: string;
  log: Parameters<typeof createDatabaseOutbox>[1];
}

/** The default adapters: files in a folder, messages in the outbox. */
export function createServices({ db, dataDir, secret, log }: Parts): Services {
  const keys = deriveKeys(secret);
  return {
    db,
    files: fileStoreOf(dataDir),
    links: createSignedLinks(keys.fileLinks),
    outbox: createDatabaseOutbox(db, log),
    keys,
    loginGuard: createLoginGuard(),
  };
}

export function fileStoreOf(dataDir: string) {
  return createFolderStore(join(dataDir, 'files'));
}
