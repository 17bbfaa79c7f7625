import { createHash } from 'node:crypto';

/**
 * The hash under which a scratch code is stored. Case and blanks are ignored (Spec B 2.8).
 *
 * It uses no secret key: the codes are printed in books that are sold for years, and after a change of the
 * server's secret all of them would be reported as fake. They are random and long enough that the hash
 * reveals none.
 */
export function hashGenuineCode(code: string): string {
  return createHash('sha256').update(code.replaceAll(/\s+/gu, '').toUpperCase()).digest('hex');
}
