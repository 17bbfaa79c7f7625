import { join } from 'node:path';

/** Absolute path of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** The Node 24 that the devDependency `node` brings; everything but these set-up scripts runs on it. */
export const NODE_24 = join(
  ROOT,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Folder of locally installed tools, for a PATH. */
export const BIN = join(ROOT, 'node_modules/.bin');

/** Logs, stamps and caches of the tools; safe to delete at any time. */
export const CACHE = join(ROOT, '.cache');
