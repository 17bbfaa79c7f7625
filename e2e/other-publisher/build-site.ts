import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { pack } from '../../tools/pack/pack.js';
import { BIN, NODE_24, ROOT } from '../../tools/setup/paths.mjs';

const run = promisify(execFile);

const SOURCE = join(ROOT, 'examples', 'other-publisher');
/** Not copied: somebody may have installed or built the example in place. */
const NOT_COPIED = new Set(['node_modules', 'dist', 'pdfjs']);

/**
 * A copy of the example with the packages unpacked from their tarballs, without links to the workspaces. All other
 * packages are found in the `node_modules` of this repository, above the copy. `npm install` would take half a minute;
 * tools/test/published checks a real installation.
 */
const COPY = join(ROOT, '.cache', 'other-publisher');

export const PAGES = join(COPY, 'dist');

/** Libraries that npm has installed in the package's folder and not at the root, where the copy would find them. */
async function linkNested(name: string): Promise<void> {
  const beside = join(ROOT, 'node_modules', name, 'node_modules');
  const manifest = await readFile(join(COPY, 'node_modules', name, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> };
  for (const library of Object.keys(dependencies)) {
    if (!existsSync(join(beside, library))) continue;
    const link = join(COPY, 'node_modules', library);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(beside, library), link, 'dir');
  }
}

/** Copies the example and unpacks the packages into it. */
export async function preparePages(): Promise<void> {
  await rm(COPY, { recursive: true, force: true });
  await cp(SOURCE, COPY, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  const tarballs = await pack(['@inkstone/ui', '@inkstone/forms', '@inkstone/api'], join(COPY, 'packed'));
  for (const [name, tarball] of tarballs) {
    const folder = join(COPY, 'node_modules', name);
    await mkdir(folder, { recursive: true });
    await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    await linkNested(name);
  }
}

/** Checks the types and builds, as `npm run build` of the example does. @param apiBase origin of the API */
export async function buildPages(apiBase: string): Promise<void> {
  const options = { cwd: COPY, env: { ...process.env, VITE_API_BASE: apiBase } };
  try {
    await run(NODE_24, [join(ROOT, 'node_modules/typescript/bin/tsc')], options);
    await run(join(BIN, 'vite'), ['build'], options);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The example does not build:\n${stdout}${stderr}`, { cause: error });
  }
}
