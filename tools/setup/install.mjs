import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from './fail.mjs';
import { npmCommand } from './npm.mjs';
import { NODE_24, ROOT } from './paths.mjs';
import { runStep } from './step.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} Locked
 */

/** Runs `npm ci` unless node_modules matches package-lock.json. */
export async function ensureInstalled() {
  if (!isInstalled(ROOT)) {
    await runStep({
      label: '安装依赖',
      log: 'install.log',
      ...npmCommand([
        'ci',
        '--include=dev',
        '--no-engine-strict',
        '--no-audit',
        '--no-fund',
        '--no-update-notifier',
      ]),
    });
  }
  if (!existsSync(NODE_24)) {
    throw new SetupError(
      '依赖中缺少 Node 24：安装时跳过了脚本（--ignore-scripts）。请运行 npm rebuild node 后重试。',
    );
  }
}

/**
 * Compares package-lock.json with the list of installed packages. npm writes that list at the end, so an interrupted
 * install is noticed, as is a lock file changed by a pull; an install made by hand is accepted.
 *
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  const list = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = readPackages(list);
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    // Optional packages may belong to other platforms; paths outside node_modules are the workspaces.
    if (!path.includes('node_modules/') || wanted.optional === true || wanted.devOptional === true)
      return true;
    if (wanted.link === true) return existsSync(join(root, path));
    return installed[path]?.version === wanted.version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, Locked>}
 */
function readPackages(file) {
  /** @type {unknown} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return /** @type {{ packages: Record<string, Locked> }} */ (lock).packages;
}
