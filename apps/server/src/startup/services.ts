import type { Database } from '../db/database.js';
import { isPublicAddress } from '../demonstration.js';
import type { FileStore } from '../ports/files/file-store.js';
import { createSignedLinks } from '../ports/files/signed-links.js';
import type { Outbox } from '../ports/outbox/outbox.js';
import { createPaperPreviews } from '../previews/paper-previews.js';
import { createForgivingSearch } from '../repositories/forgiving-search.js';
import { createPaperSearch } from '../repositories/paper-search.js';
import { type Counters, countersInMemory } from '../security/limits/counters.js';
import { type AddressLimits, createLimits } from '../security/limits/limits.js';
import { createLoginGuard } from '../security/login-guard.js';
import { deriveKeys } from '../security/secret-keys.js';
import type { Services } from '../services.js';
import { folderStoreOf } from './open-files.js';
import { tableOutbox } from './open-outbox.js';

interface Parts {
  db: Database;
  dataDir: string;
  /** By default a folder in `dataDir`. */
  files?: FileStore;
  secret: string;
  /** Former secrets, still accepted. */
  previousSecrets?: readonly string[];
  log: Parameters<typeof tableOutbox>[1] & Parameters<typeof createPaperPreviews>[0]['log'];
  /** By default all messages are stored in the table. */
  outbox?: Outbox;
  /** By default in this process. */
  counters?: Counters;
  /** By default those of a school, and requests without a limit. */
  addressLimits?: Partial<AddressLimits>;
  /** The address that people visit. */
  publicUrl?: string | undefined;
  /** Wrong passwords and codes from one address in an hour. */
  loginFailuresPerHour?: number;
}

/** Builds the dependencies of the operations. */
export function createServices(parts: Parts): Services {
  const { db, dataDir, secret, log, counters = countersInMemory() } = parts;
  const keys = deriveKeys(secret, parts.previousSecrets);
  const files = parts.files ?? folderStoreOf(dataDir);
  return {
    db,
    paperSearch: createPaperSearch(db),
    paperPreviews: createPaperPreviews({ db, files, log }),
    forgivingSearch: createForgivingSearch(db),
    files,
    links: createSignedLinks(keys.fileLinks),
    outbox: parts.outbox ?? tableOutbox(db, log),
    keys,
    loginGuard: createLoginGuard(counters, parts.loginFailuresPerHour),
    limits: createLimits(counters, parts.addressLimits),
    isPublic: isPublicAddress(parts.publicUrl),
  };
}
