import type { Pool } from 'pg';
import type { Database } from '../db/database.js';
import type { PictureMaker } from '../pictures/picture-maker.js';
import type { FileStore } from '../ports/files/file-store.js';
import type { SignedLinks } from '../ports/files/signed-links.js';
import type { Outbox } from '../ports/outbox/outbox.js';
import type { IdentityCards } from '../security/identity-cards.js';
import type { Limits } from '../security/limits/limits.js';
import type { LoginGuard } from '../security/login-guard.js';
import type { SecretKeys } from '../security/secret-keys.js';
import type { ShareCards } from '../ports/wechat/share-cards.js';
import type { Audit, AuditTrail } from './audit.js';
import type { ReadPages } from './read-pages.js';
import type { ForgivingSearch } from './search/forgiving-search.js';
import type { Tally } from './tally.js';

interface Log {
  warn: (fields: object, message: string) => void;
}

export interface Services {
  db: Database;
  /** For loading content, which needs one connection. */
  pool: Pool;
  forgivingSearch: ForgivingSearch;
  files: FileStore;
  links: SignedLinks;
  pictures: Pick<PictureMaker, 'clean' | 'close'>;
  outbox: Outbox;
  keys: SecretKeys;
  identityCards: IdentityCards;
  loginGuard: LoginGuard;
  limits: Limits;
  log: Log;
  audit: Audit;
  auditTrail: Pick<AuditTrail, 'limited' | 'putBack' | 'take'>;
  tally: Tally;
  /** Undefined where no official account is set. */
  shareCards: ShareCards | undefined;
  /** Of the pages that readers see. */
  siteOrigins: readonly string[];
  /** Undefined where readings are not counted. */
  readPages: ReadPages | undefined;
  siteName: string;
  /** Hours; 0: a login that nobody uses ends with its token. */
  sessionIdleHours: number;
  /** Word files are cut for visitors, like PDF files. */
  cutWord: boolean;
  /** Then the passwords of the demonstration accounts are refused. */
  isPublic: boolean;
}
