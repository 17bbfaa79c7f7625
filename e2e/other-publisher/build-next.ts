import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { BIN, ROOT } from '../../tools/setup/paths.mjs';
import { PAGES } from './build-site.js';

/** Below the other example, whose `node_modules` has the packed components. */
const COPY = join(dirname(PAGES), 'next');

/** Builds the example on Next.js, and puts its pages beside those of the other example. */
export async function buildNext(): Promise<void> {
  await rm(COPY, { recursive: true, force: true });
  await cp(join(ROOT, 'examples', 'next'), COPY, {
    recursive: true,
    // Somebody may have installed or built the example in place.
    filter: (path) => !['node_modules', '.next', 'out'].includes(basename(path)),
  });
  const env = { ...process.env, BASE_PATH: '/next', NODE_ENV: 'production' as const };
  try {
    await promisify(execFile)(join(BIN, 'next'), ['build'], { cwd: COPY, env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The example on Next.js does not build:\n${stdout}${stderr}`, { cause: error });
  }
  await cp(join(COPY, 'out'), join(PAGES, 'next'), { recursive: true });
}
