import type { Database } from '../db/database.js';
import type { FileStore } from '../ports/files/file-store.js';
import { createSignedLinks } from '../ports/files/signed-links.js';
import type { Outbox } from '../ports/outbox/outbox.js';
import { type Counters, countersInMemory } from '../security/limits/counters.js';
import { createLimits } from '../security/limits/limits.js';
import { createLoginGuard } from '../security/login-guard.js';
import { deriveKeys } from '../security/secret-keys.js';
import type { Services } from '../services.js';
import { folderStoreOf } from './open-files.js';
import { tableOutbox } from './open-outbox.js';

interface Parts {
  db: Database;
  dataDir: string;
  /** Where files are kept; without it in `dataDir`. */
  files?: FileStore;
  secret: string;
  /** Secrets of earlier days, which are still accepted. */
  previousSecrets?: readonly string[];
  log: Parameters<typeof tableOutbox>[1];
  /** How messages are sent; without it all of them are kept in the table. */
  outbox?: Outbox;
  /** Where limits are counted; without it in this process. */
  counters?: Counters;
  /** From one address to the interface as a whole; 0, the default: without limit. */
  requestsPerMinute?: number;
}

/** Everything the operations work with, from its parts. */
export function createServices(parts: Parts): Services {
  const { db, dataDir, secret, log, counters = countersInMemory(), requestsPerMinute = 0 } = parts;
  const keys = deriveKeys(secret, parts.previousSecrets);
  return {
    db,
    files: parts.files ?? folderStoreOf(dataDir),
    links: createSignedLinks(keys.fileLinks),
    outbox: parts.outbox ?? tableOutbox(db, log),
    keys,
    loginGuard: createLoginGuard(counters),
    limits: createLimits(counters, requestsPerMinute),
  };
}
