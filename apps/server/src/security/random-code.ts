import { randomInt } from 'node:crypto';

/** Digits and capitals without those that are easily confused: 0 O, 1 I L, U V. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export function randomCode(length: number): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}
