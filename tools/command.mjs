/**
 * `node tools/command.mjs <program> [arguments]` runs a program of `apps/server/src/commands`: its sources where the
 * loader for TypeScript is installed, else what was built, for an installation without the tools of developers. In a
 * fresh clone it installs the packages first.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exitWith, SetupError } from './setup/fail.mjs';
import { runForeground } from './setup/foreground.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { refuseOldNode } from './setup/old-node.mjs';
import { NODE_24, ROOT } from './setup/paths.mjs';

const [program, ...args] = process.argv.slice(2);
const server = join(ROOT, 'apps/server');

await exitWith(async () => {
  if (program === undefined) throw new SetupError('用法：node tools/command.mjs <程序> [参数…]');
  refuseOldNode();
  if (!existsSync(join(ROOT, 'node_modules/.package-lock.json'))) await ensureInstalled();
  // V8's defaults (a young generation of 64 MB, an old one of four times the live data) doubled the memory that a large
  // folder takes, without saving time.
  const memory = ['--optimize-for-size', '--max-semi-space-size=8'];
  return runForeground(program, existsSync(NODE_24) ? NODE_24 : process.execPath, [
    ...memory,
    '--enable-source-maps',
    ...entryOf(program),
    ...args,
  ]);
});

/**
 * @param {string} name
 * @returns {string[]}
 */
function entryOf(name) {
  const loader = findLoader();
  const built = join(server, `dist/commands/${name}.js`);
  if (loader !== undefined) {
    const source = join(server, `src/commands/${name}.ts`);
    return ['--import', loader, '--conditions=@inkstone/source', source];
  }
  if (!existsSync(built)) throw new SetupError('还没有构建：请先运行 npm ci 与 npm run build。');
  return [built];
}

/** `undefined` in an installation without development dependencies. */
function findLoader() {
  try {
    return import.meta.resolve('tsx');
  } catch {
    return undefined;
  }
}
