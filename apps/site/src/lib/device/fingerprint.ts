import { storedText } from './stored.js';

const stored = storedText('localStorage', 'fingerprint', (text) =>
  /^[0-9a-f]{32}$/.test(text) ? text : undefined,
);
const BYTES = 16;
let current: string | undefined;

function createFingerprint(): string {
  // Not crypto.randomUUID: browsers have it only over https.
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readOrCreate(): string {
  const known = stored.read();
  if (known !== undefined) return known;
  // A browser that refuses its storage is identified until the page closes.
  const created = createFingerprint();
  stored.write(created);
  return created;
}

/** The `fingerprint` header (Spec A 7): 32 random hexadecimal digits, the same on every visit of this browser. */
export function getFingerprint(): string {
  current ??= readOrCreate();
  return current;
}
