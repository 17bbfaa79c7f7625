import type { KeyRing } from '../security/secret-keys.js';
import { sign, signatures } from '../security/signatures.js';

export type AuditEvent =
  | 'account deleted'
  /** Refused by a limit, with 429. */
  | 'limited'
  | 'login'
  | 'login refused'
  | 'operator login'
  | 'operator login refused'
  | 'password changed'
  | 'password recovered'
  | 'phone changed'
  | 'real name verified';

interface Audited {
  /** The id of an account; what was written where there is none; the name of an operator. */
  account: number | string;
  address: string;
}

export type Audit = (event: Exclude<AuditEvent, 'limited'>, audited: Audited) => void;

/** A line of the log, and a row of the table. */
export interface AuditEntry {
  at: Date;
  event: AuditEvent;
  /** A keyed hash: entries of one account belong together, and name nobody. '' where nobody is logged in. */
  account: string;
  /** '' for several. */
  address: string;
  /** Which operation a limit has refused. */
  operation: string;
  count: number;
}

interface AuditLog {
  info: (fields: object, message: string) => void;
}

/** Entries that wait for the table while the database is away; the log has them all. */
const mostWaiting = 10_000;
/** Operations and addresses that are told apart within a second: an attack from thousands must not be thousands of lines. */
const mostKinds = 20;
const second = 1_000;

/** Writes security events into the log at once, and keeps them for the table, which is written once a second. */
export class AuditTrail {
  #waiting: AuditEntry[] = [];
  readonly #limited = new Map<string, AuditEntry>();

  constructor(
    private readonly keys: KeyRing,
    private readonly log: AuditLog,
  ) {}

  readonly record: Audit = (event, { account, address }) => {
    const hash = sign(this.keys, audited(account)).slice(0, hashLength);
    this.#add({ at: new Date(), event, account: hash, address, operation: '', count: 1 });
  };

  /** Counted, and written as one entry a second. */
  limited(operation: string, from: string): void {
    const own = JSON.stringify([operation, from]);
    const isOwn = this.#limited.has(own) || this.#limited.size < mostKinds;
    const [kind, address] = isOwn ? [own, from] : [operation, ''];
    const known = this.#limited.get(kind);
    if (known !== undefined) {
      known.count += 1;
      return;
    }
    const entry: AuditEntry = { at: new Date(), event: 'limited', account: '', address, operation, count: 1 };
    this.#limited.set(kind, entry);
    setTimeout(() => {
      this.#limited.delete(kind);
      this.#add(entry);
    }, second).unref();
  }

  /** All since the last time. */
  take(): AuditEntry[] {
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }

  /** For what could not be written. */
  putBack(entries: readonly AuditEntry[]): void {
    this.#waiting = [...entries, ...this.#waiting].slice(0, mostWaiting);
  }

  #add(entry: AuditEntry): void {
    const { event, account, address, operation, count } = entry;
    const fields = event === 'limited' ? { operation, count, ip: address } : { account, ip: address };
    this.log.info({ audit: event, ...fields }, '安全事件');
    if (this.#waiting.length < mostWaiting) this.#waiting.push(entry);
  }
}

const hashLength = 16;

function audited(account: number | string): string {
  return JSON.stringify(['audit', account]);
}

/** By the current key and those before: entries are kept for longer than a key. */
export function auditHashes(keys: KeyRing, account: number | string): string[] {
  return signatures(keys, audited(account)).map((signature) => signature.slice(0, hashLength));
}
