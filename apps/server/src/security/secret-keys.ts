import { createHash, hkdfSync } from 'node:crypto';

export interface SigningKey {
  /** Names the key without giving it away. */
  id: string;
  bytes: Uint8Array;
}

/** The keys of one purpose: the current one signs, and what any of them signed is accepted. */
export interface KeyRing {
  current: SigningKey;
  /** The current one first. */
  all: readonly SigningKey[];
}

/** Keys for separate purposes, so that what one signs is worth nothing to another. */
export interface SecretKeys {
  loginTokens: KeyRing;
  fileLinks: KeyRing;
  codes: KeyRing;
}

/**
 * @param secret INKSTONE_SECRET or the embedded installation's own
 * @param previousSecrets those of earlier days, so that a new secret logs nobody out
 */
export function deriveKeys(secret: string, previousSecrets: readonly string[] = []): SecretKeys {
  const ring = (purpose: string): KeyRing => {
    const current = deriveKey(secret, purpose);
    return { current, all: [current, ...previousSecrets.map((previous) => deriveKey(previous, purpose))] };
  };
  return { loginTokens: ring('login tokens'), fileLinks: ring('file links'), codes: ring('codes') };
}

function deriveKey(secret: string, purpose: string): SigningKey {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', `inkstone ${purpose}`, 32));
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes };
}
