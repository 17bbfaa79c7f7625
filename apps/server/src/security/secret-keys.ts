import { createHash, hkdfSync } from 'node:crypto';

export interface SigningKey {
  /** Identifies the key without revealing it. */
  id: string;
  bytes: Uint8Array;
}

/** The current key signs; signatures by any of them are accepted. */
export interface KeyRing {
  current: SigningKey;
  all: readonly SigningKey[];
}

/** A signature for one purpose is not valid for another. */
export interface SecretKeys {
  loginTokens: KeyRing;
  fileLinks: KeyRing;
  codes: KeyRing;
  /** Encrypts the secrets of operators' one-time codes. */
  operatorSecrets: KeyRing;
}

/**
 * @param secret INKSTONE_SECRET, or the secret of the embedded installation
 * @param previousSecrets keep sessions valid after a change; a leaked secret is not listed
 */
export function deriveKeys(secret: string, previousSecrets: readonly string[] = []): SecretKeys {
  const ring = (purpose: string): KeyRing => ringOf(purpose, secret, previousSecrets);
  return {
    loginTokens: ring('login tokens'),
    fileLinks: ring('file links'),
    codes: ring('codes'),
    operatorSecrets: ring('operator secrets'),
  };
}

export function ringOf(purpose: string, secret: string, previousSecrets: readonly string[]): KeyRing {
  const current = deriveKey(secret, purpose);
  return { current, all: [current, ...previousSecrets.map((previous) => deriveKey(previous, purpose))] };
}

function deriveKey(secret: string, purpose: string): SigningKey {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', `inkstone ${purpose}`, 32));
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes };
}
