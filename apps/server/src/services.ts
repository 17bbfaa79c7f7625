import type { Database } from './db/database.js';
import type { FileStore } from './ports/files/file-store.js';
import type { SignedLinks } from './ports/files/signed-links.js';
import type { Outbox } from './ports/outbox/outbox.js';
import type { Limits } from './security/limits/limits.js';
import type { PaperPreviews } from './previews/paper-previews.js';
import type { ForgivingSearch } from './repositories/forgiving-search.js';
import type { PaperSearch } from './repositories/paper-search.js';
import type { LoginGuard } from './security/login-guard.js';
import type { SecretKeys } from './security/secret-keys.js';

/** Dependencies of the operations. */
export interface Services {
  db: Database;
  paperSearch: PaperSearch;
  paperPreviews: PaperPreviews;
  forgivingSearch: ForgivingSearch;
  files: FileStore;
  links: SignedLinks;
  outbox: Outbox;
  keys: SecretKeys;
  loginGuard: LoginGuard;
  limits: Limits;
  /** Whether the passwords of the demonstration accounts are refused, because everybody knows them. */
  isPublic: boolean;
}
