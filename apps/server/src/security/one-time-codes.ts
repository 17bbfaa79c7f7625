import { createHash } from 'node:crypto';
import { printedCode } from '@inkstone/forms/rules';
import { Secret, TOTP } from 'otpauth';
import { randomCode } from './random-code.js';

/** Seconds that one code is shown; what all authenticators assume. */
const period = 30;

/** @returns the secret in base32, as authenticators take it */
export function newCodeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator reads from a QR code. */
export function authenticatorUri(secret: string, { issuer, name }: { issuer: string; name: string }): string {
  return new TOTP({ issuer, label: name, secret, period }).toString();
}

/**
 * Accepts the codes before and after the present one, too: clocks of phones are seconds off.
 * @returns the time step of the code; undefined for a wrong one
 */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = new TOTP({ secret, period }).validate({ token: code, window: 1, timestamp: now });
  return delta === null ? undefined : TOTP.counter({ period, timestamp: now }) + delta;
}

/** Ten letters in two groups, such as `7KXQ4-MRW9T`; some 50 bits. */
export function newRecoveryCode(): string {
  return `${randomCode(5)}-${randomCode(5)}`;
}

/** Ignores case, width, blanks and hyphens. Without a key: the codes are random and long. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(printedCode(code)).digest('hex');
}
