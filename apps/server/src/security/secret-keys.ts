import { createHash, hkdfSync } from 'node:crypto';

export interface SigningKey {
  /** Identifies the key without revealing it. */
  id: string;
  bytes: Uint8Array;
}

/** The keys of one purpose: the current one signs; signatures by any of them are accepted. */
export interface KeyRing {
  current: SigningKey;
  /** The current key first. */
  all: readonly SigningKey[];
}

/** Separate keys for each purpose, so that a signature for one is not valid for another. */
export interface SecretKeys {
  loginTokens: KeyRing;
  fileLinks: KeyRing;
  codes: KeyRing;
}

/**
 * @param secret INKSTONE_SECRET, or the secret of the embedded installation
 * @param previousSecrets former secrets, so that a new one ends no sessions: operators would postpone a change that logs
 *   everybody out. A leaked secret is not listed. Codes of genuine books are printed, so they use no key.
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
