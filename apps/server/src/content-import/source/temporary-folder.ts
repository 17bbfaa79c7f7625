import { mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'inkstone-content-';
const oldAfterMilliseconds = 24 * 60 * 60 * 1000;

/** A folder for the time of a load. Those that killed processes have left behind are removed. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  await removeOld();
  const path = await realpath(await mkdtemp(join(tmpdir(), prefix)));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > oldAfterMilliseconds)
      await rm(path, { recursive: true, force: true });
  }
}
