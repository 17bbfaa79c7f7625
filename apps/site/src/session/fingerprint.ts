import { readItem, writeItem } from './storage.js';

const KEY = 'fingerprint';
let current: string | undefined;

/** The value of the `fingerprint` header; empty until it is known. */
export function getFingerprint(): string {
  current ??= readItem(KEY) ?? '';
  return current;
}

async function compute(): Promise<void> {
  const { Thumbmark } = await import('@thumbmarkjs/thumbmarkjs');
  // Without `logging: false` the library sends the result of some runs to its makers, and evaluates a
  // script from their host. `webrtc` would open a peer connection.
  const { thumbmark } = await new Thumbmark({ logging: false, exclude: ['webrtc'] }).get();
  if (typeof thumbmark !== 'string') return;
  current = thumbmark;
  writeItem(KEY, current);
}

/** Computes the fingerprint once a session, when the browser is idle. */
export function computeFingerprintWhenIdle(): void {
  if (getFingerprint() !== '') return;
  function start() {
    // Without a fingerprint the site still works: the header stays empty.
    compute().catch(() => undefined);
  }
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 2000);
}
