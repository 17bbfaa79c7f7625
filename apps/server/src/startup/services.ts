import type { Pool } from 'pg';
import type { Database } from '../db/database.js';
import { demonstrationName, isPublicAddress } from '../demo-accounts.js';
import { PictureMaker } from '../pictures/picture-maker.js';
import type { FileStore } from '../ports/files/file-store.js';
import { createSignedLinks } from '../ports/files/signed-links.js';
import type { Outbox } from '../ports/outbox/outbox.js';
import type { ShareCards } from '../ports/wechat/share-cards.js';
import { IdentityCards } from '../security/identity-cards.js';
import { type Counters, countersInMemory } from '../security/limits/counters.js';
import { type AddressLimits, createLimits } from '../security/limits/limits.js';
import { createLoginGuard } from '../security/login-guard.js';
import { deriveKeys } from '../security/secret-keys.js';
import { AuditTrail } from '../shared/audit.js';
import { createForgivingSearch } from '../shared/search/forgiving-search.js';
import type { Services } from '../shared/services.js';
import { createTally } from '../shared/tally.js';
import { folderStoreOf } from './open-files.js';
import { tableOutbox } from './open-outbox.js';

interface Parts {
  db: Database;
  pool: Pool;
  dataDir: string;
  /** By default a folder in `dataDir`. */
  files?: FileStore;
  secret: string;
  /** Former secrets, still accepted. */
  previousSecrets?: readonly string[];
  /** By default with keys of `secret`. */
  identityCards?: IdentityCards;
  log: Parameters<typeof tableOutbox>[1] & Services['log'];
  /** By default security events are not logged. */
  auditLog?: ConstructorParameters<typeof AuditTrail>[1];
  /** By default that of the demonstration. */
  siteName?: string;
  /** By default all messages are stored in the table. */
  outbox?: Outbox;
  /** By default in this process. */
  counters?: Counters;
  /** By default those of a school, and requests without a limit. */
  addressLimits?: Partial<AddressLimits>;
  publicUrl?: string | undefined;
  /** Origins of the site's pages besides that of `publicUrl`. */
  allowedOrigins?: readonly string[];
  shareCards?: ShareCards | undefined;
  sessionIdleHours?: number;
  cutWord?: boolean;
  /** Wrong passwords and codes from one address in an hour. */
  loginFailuresPerHour?: number;
}

export function createServices(parts: Parts): Services {
  const { db, dataDir, secret, log, counters = countersInMemory() } = parts;
  const keys = deriveKeys(secret, parts.previousSecrets);
  const files = parts.files ?? folderStoreOf(dataDir);
  const auditTrail = new AuditTrail(keys.codes, parts.auditLog ?? { info: () => undefined });
  return {
    db,
    pool: parts.pool,
    forgivingSearch: createForgivingSearch(db),
    files,
    links: createSignedLinks(keys.fileLinks),
    pictures: new PictureMaker(),
    outbox: parts.outbox ?? tableOutbox(db, log),
    keys,
    identityCards: parts.identityCards ?? new IdentityCards(secret, parts.previousSecrets),
    loginGuard: createLoginGuard(counters, parts.loginFailuresPerHour),
    limits: createLimits(counters, parts.addressLimits),
    log,
    audit: auditTrail.record,
    auditTrail,
    tally: createTally(),
    shareCards: parts.shareCards,
    siteOrigins: [
      ...(parts.publicUrl === undefined ? [] : [new URL(parts.publicUrl).origin]),
      ...(parts.allowedOrigins ?? []),
    ],
    // The app has it from the renderer of the site.
    readPages: undefined,
    siteName: parts.siteName ?? demonstrationName,
    sessionIdleHours: parts.sessionIdleHours ?? 0,
    cutWord: parts.cutWord ?? false,
    isPublic: isPublicAddress(parts.publicUrl),
  };
}
