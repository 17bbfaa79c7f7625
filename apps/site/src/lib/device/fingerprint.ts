import { readDevice, writeDevice } from './device.js';

const KEY = 'fingerprint';
const BYTES = 16;
const known = /^[0-9a-f]{32}$/;
let current: string | undefined;

function createFingerprint(): string {
  // Not crypto.randomUUID: browsers have it only over https.
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readOrCreate(): string {
  const stored = readDevice(KEY);
  if (stored !== null && known.test(stored)) return stored;
  // A browser that refuses its storage is identified until the page closes.
  const created = createFingerprint();
  writeDevice(KEY, created);
  return created;
}

/**
 * The value of the `fingerprint` header, on the first call already (Spec A 7): 32 hexadecimal digits, random, and the
 * same on every visit of this browser.
 */
export function getFingerprint(): string {
  current ??= readOrCreate();
  return current;
}
