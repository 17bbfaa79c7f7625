import { createHash } from 'node:crypto';

/** Where a request comes from, for the limits of an account: nobody may use up the tries of the owner elsewhere. */
export interface Source {
  /** IP address, or its network for IPv6. */
  address: string;
  /** Set if the account has logged in with this browser before: it has limits of its own. */
  knownDevice?: string;
}

/** Counts of an account and a source have this key. */
export function sourceKey({ address, knownDevice }: Source): string {
  return knownDevice === undefined ? address : `device ${knownDevice}`;
}

/**
 * The name of a browser in the database and in counters; the fingerprint is a random number of the browser. '' without
 * one.
 */
export function deviceName(fingerprint: string): string {
  return fingerprint === '' ? '' : createHash('sha256').update(fingerprint).digest('base64url');
}
