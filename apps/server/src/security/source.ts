import { createHash } from 'node:crypto';

/** For the limits of an account: nobody may use up the tries of the owner elsewhere. */
export interface Source {
  /** IP address, or its network for IPv6. */
  address: string;
  /** Set if the account has logged in with this browser before. */
  knownDevice?: string;
}

export function sourceKey({ address, knownDevice }: Source): string {
  return knownDevice === undefined ? address : `device ${knownDevice}`;
}

/** The stored name of a browser, whose fingerprint is a random number; '' without one. */
export function deviceName(fingerprint: string): string {
  return fingerprint === '' ? '' : createHash('sha256').update(fingerprint).digest('base64url');
}
