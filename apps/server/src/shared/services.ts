import type { Database } from '../db/database.js';
import type { FileStore } from '../ports/files/file-store.js';
import type { SignedLinks } from '../ports/files/signed-links.js';
import type { Outbox } from '../ports/outbox/outbox.js';
import type { Limits } from '../security/limits/limits.js';
import type { LoginGuard } from '../security/login-guard.js';
import type { SecretKeys } from '../security/secret-keys.js';
import type { ForgivingSearch } from './search/forgiving-search.js';

interface Log {
  warn: (fields: object, message: string) => void;
}

export interface Services {
  db: Database;
  forgivingSearch: ForgivingSearch;
  files: FileStore;
  links: SignedLinks;
  outbox: Outbox;
  keys: SecretKeys;
  loginGuard: LoginGuard;
  limits: Limits;
  log: Log;
  siteName: string;
  /** Word files are cut for visitors, like PDF files. */
  cutWord: boolean;
  /** Then the passwords of the demonstration accounts are refused. */
  isPublic: boolean;
}
