import type { KeyRing } from '../security/secret-keys.js';
import { sign } from '../security/signatures.js';

export type AuditEvent =
  | 'account deleted'
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

export type Audit = (event: AuditEvent, audited: Audited) => void;

interface AuditLog {
  info: (fields: object, message: string) => void;
}

/** One line for each event. The account is a keyed hash: lines of one belong together, and name nobody. */
export function createAudit(keys: KeyRing, log: AuditLog): Audit {
  return (event, { account, address }) => {
    const hash = sign(keys, JSON.stringify(['audit', account])).slice(0, 16);
    log.info({ audit: event, account: hash, ip: address }, '安全事件');
  };
}
