import { createHash } from 'node:crypto';
import { printedCode } from '@inkstone/forms/rules';

/**
 * Ignores case, width, blanks and hyphens (Spec B 2.8). Without a key: printed codes must stay valid after a change of the secret,
 * and are random and long enough that the hash reveals none.
 */
export function hashGenuineCode(code: string): string {
  return createHash('sha256').update(printedCode(code)).digest('hex');
}
