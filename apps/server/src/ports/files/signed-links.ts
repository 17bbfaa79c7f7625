import type { KeyRing } from '../../security/secret-keys.js';
import { isSigned, sign } from '../../security/signatures.js';
import { urlPathOf } from './keys.js';

/** Seconds that a link to a file works: long enough to download it, too short to share it. */
const linkSeconds = 10 * 60;

export interface LinkQuery {
  expires: string;
  signature: string;
  name: string;
}

export interface SignedLinks {
  /**
   * @param seconds ten minutes by default
   * @returns a path without commas or blanks, e.g. `/files/papers/7.pdf?expires=…&name=…&signature=…`
   */
  create(key: string, name: string, seconds?: number): string;
  isValid(key: string, query: LinkQuery): boolean;
  /** Whether it was made here; its time may have passed. */
  isOurs(key: string, query: LinkQuery): boolean;
}

export function createSignedLinks(keys: KeyRing, now: () => number = Date.now): SignedLinks {
  const isOurs: SignedLinks['isOurs'] = (key, { expires, signature, name }) =>
    isSigned(keys, signedText(key, expires, name), signature);
  return {
    isOurs,
    create(key, name, seconds = linkSeconds) {
      const expires = String(Math.floor(now() / 1000) + seconds);
      const signature = sign(keys, signedText(key, expires, name));
      return `${urlPathOf(key)}?${new URLSearchParams({ expires, name, signature }).toString()}`;
    },
    isValid: (key, query) => isOurs(key, query) && Number(query.expires) * 1000 > now(),
  };
}

function signedText(key: string, expires: string, name: string): string {
  return JSON.stringify([key, expires, name]);
}
