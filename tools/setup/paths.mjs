import { join } from 'node:path';

/** Absolute path of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** Node 24 from the devDependency `node`. Everything except the set-up scripts runs on it. */
export const NODE_24 = join(
  ROOT,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Folder of the installed command-line tools. */
export const BIN = join(ROOT, 'node_modules/.bin');

/** Logs, stamps and caches of the tools. May be deleted at any time. */
export const CACHE = join(ROOT, '.cache');
