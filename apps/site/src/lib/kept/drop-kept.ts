/** The cache of kept papers. */
export const KEPT = 'inkstone-kept';

/** At logout: the next person here must not see what was read. */
export async function dropKept(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(KEPT);
}
