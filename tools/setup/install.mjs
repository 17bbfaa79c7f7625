import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from './fail.mjs';
import { npmCommand } from './npm.mjs';
import { NODE_24, ROOT } from './paths.mjs';
import { runStep } from './step.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} Locked
 */

/** Installs what package-lock.json asks for, where node_modules does not hold exactly that. */
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
 * npm writes the list of what it installed only when it has finished, so an interrupted install counts as none;
 * comparing that list with the lock file notices a new lock after a pull, and accepts an install made by hand.
 *
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  const list = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = readPackages(list);
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    // Optional packages are those of other platforms; folders outside node_modules are the workspaces themselves.
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
