const PREFIX = 'inkstone-session-';

let ended = 0;

/** How many times sessions have ended: an answer that was asked for before must not be kept after. */
export function sessionsEnded(): number {
  return ended;
}

/** The cache of one session. Its name does not contain the token, which would be a password on the disk. */
export async function sessionCache(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return PREFIX + hex;
}

export async function dropSessions(): Promise<void> {
  ended += 1;
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
