import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing, SigningKey } from './secret-keys.js';

/** @returns letters, digits, `-` and `_` */
export function sign(keys: KeyRing, text: string): string {
  return hashOf(keys.current, text);
}

/** By the current key and those before. */
export function signatures(keys: KeyRing, text: string): string[] {
  return keys.all.map((key) => hashOf(key, text));
}

/** Takes constant time. */
export function isSigned(keys: KeyRing, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return keys.all.some((key) => {
    const expected = Buffer.from(hashOf(key, text));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

function hashOf({ bytes }: SigningKey, text: string): string {
  return createHmac('sha256', bytes).update(text).digest('base64url');
}
