/** What the build tells the worker about itself; see vite/service-worker.ts. */
export interface Release {
  /** Changes whenever a file of the build does. */
  id: string;
  /** The script that the page of this release starts with, as index.html names it. */
  entry: string;
  /** The scripts that are kept at installation, relative to the worker. */
  files: readonly string[];
}

const PRECACHE = 'inkstone-release-';
const OPENED = 'inkstone-opened-';

export function releaseCaches({ id }: Pick<Release, 'id'>): { precache: string; opened: string } {
  return { precache: PRECACHE + id, opened: OPENED + id };
}

/** Removes the files of all other releases. An open tab of one could not load its screens any more. */
export async function dropFormerReleases(release: Pick<Release, 'id'>): Promise<void> {
  const current = Object.values(releaseCaches(release));
  const former = (await caches.keys()).filter(
    (name) => (name.startsWith(PRECACHE) || name.startsWith(OPENED)) && !current.includes(name),
  );
  await Promise.all(former.map((name) => caches.delete(name)));
}
