import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from './secret-keys.js';

const algorithm = 'aes-256-gcm';
const bytesOf = { nonce: 12, tag: 16 };

/** Encrypts a secret that the server must be able to read again: a copy of the database alone does not give it away. */
export function seal(text: string, { current }: KeyRing): string {
  const nonce = randomBytes(bytesOf.nonce);
  const cipher = createCipheriv(algorithm, current.bytes, nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${current.id}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
}

/** @returns undefined if it was sealed with a secret that is not in use any more, or was changed */
export function unseal(sealed: string, { all }: KeyRing): string | undefined {
  const [id, encoded = ''] = sealed.split('.');
  const key = all.find((known) => known.id === id);
  if (key === undefined) return undefined;
  const bytes = Buffer.from(encoded, 'base64url');
  const tagEnd = bytesOf.nonce + bytesOf.tag;
  try {
    const decipher = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, bytesOf.nonce));
    decipher.setAuthTag(bytes.subarray(bytesOf.nonce, tagEnd));
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
