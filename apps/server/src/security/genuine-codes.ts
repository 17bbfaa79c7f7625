import { createHash } from 'node:crypto';

/**
 * The hash by which a scratch code is kept. Case is ignored and blanks do not count (Spec B 2.8).
 *
 * It has no key: the codes are printed in books that are sold for years, and every one of them would be called a
 * fake on the day the server's secret is changed. They are random and long enough that a hash gives none away.
 */
export function hashGenuineCode(code: string): string {
  return createHash('sha256').update(code.replaceAll(/\s+/gu, '').toUpperCase()).digest('hex');
}
