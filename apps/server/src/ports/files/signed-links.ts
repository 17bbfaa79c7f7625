import { createHmac, timingSafeEqual } from 'node:crypto';
import { urlPathOf } from './keys.js';

/** Seconds that a link to a paper's or a resource's file works: one download, not one to pass on. */
const linkSeconds = 10 * 60;

/** The query of a signed link; `name` is what the file is called on the reader's disk. */
export interface LinkQuery {
  expires: string;
  signature: string;
  name: string;
}

export interface SignedLinks {
  /**
   * @param seconds that the link works; ten minutes where nothing is said
   * @returns an absolute path without commas or blanks, e.g. `/files/papers/7.pdf?expires=…&name=…&signature=…`
   */
  create(key: string, name: string, seconds?: number): string;
  isValid(key: string, query: LinkQuery): boolean;
}

export function createSignedLinks(signingKey: Uint8Array, now: () => number = Date.now): SignedLinks {
  const sign = (key: string, expires: string, name: string): string =>
    createHmac('sha256', signingKey)
      .update(JSON.stringify([key, expires, name]))
      .digest('base64url');
  return {
    create(key, name, seconds = linkSeconds) {
      const expires = String(Math.floor(now() / 1000) + seconds);
      const query = new URLSearchParams({ expires, name, signature: sign(key, expires, name) });
      return `${urlPathOf(key)}?${query.toString()}`;
    },
    isValid(key, { expires, signature, name }) {
      const expected = Buffer.from(sign(key, expires, name));
      const given = Buffer.from(signature);
      const matches = expected.length === given.length && timingSafeEqual(expected, given);
      return matches && Number(expires) * 1000 > now();
    },
  };
}
