import { hkdfSync } from 'node:crypto';

/** Keys for separate purposes, so that what one signs is worth nothing to another. */
export interface SecretKeys {
  loginTokens: Uint8Array;
  fileLinks: Uint8Array;
  codes: Uint8Array;
}

/** @param secret INKSTONE_SECRET or the embedded installation's own */
export function deriveKeys(secret: string): SecretKeys {
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `inkstone ${purpose}`, 32));
  return { loginTokens: derive('login tokens'), fileLinks: derive('file links'), codes: derive('codes') };
}
