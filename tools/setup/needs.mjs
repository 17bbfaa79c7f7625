import { existsSync } from 'node:fs';
import { findBrowser, hasChineseFonts } from './browser.mjs';
import { findCommand } from './commands.mjs';
import { SetupError } from './fail.mjs';
import { runStep } from './step.mjs';

/**
 * A system program that some tests start.
 *
 * @typedef {object} Need
 * @property {string} title Chinese
 * @property {() => boolean} isMet
 * @property {string[]} packages names of the Debian packages
 * @property {string} elsewhere Chinese: what to do on a system without apt-get
 *
 * @typedef {keyof typeof NEEDS} NeedName
 */

/** A part of `npm test` lists the programs that it starts in its `needs`. */
export const NEEDS = {
  browser: {
    title: 'Chromium 与中文字体',
    isMet: () => findBrowser() !== undefined && hasChineseFonts(),
    packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
    elsewhere: '其他系统请运行 npx playwright install chromium，并安装中文字体',
  },
  redis: {
    title: 'Redis',
    isMet: () => findCommand(['redis-server']) !== undefined,
    packages: ['redis-server'],
    elsewhere: 'macOS 上请运行 brew install redis',
  },
};

/**
 * Installs missing programs when running as root on a system with apt-get.
 *
 * @param {Iterable<NeedName>} names
 * @param {Record<NeedName, Need>} [table]
 * @returns {Promise<void>} rejects with a SetupError that names what to install
 */
export async function ensureNeeds(names, table = NEEDS) {
  const missing = () => [...new Set(names)].map((name) => table[name]).filter((need) => !need.isMet());
  const needs = missing();
  if (needs.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new SetupError(whatToInstall(needs));
  await runStep({ label: '更新软件源', log: 'apt-update.log', command: 'apt-get', args: ['update'] });
  await runStep({
    label: `安装 ${needs.map((need) => need.title).join('、')}`,
    log: 'apt-install.log',
    command: 'apt-get',
    args: ['install', '--yes', '--no-install-recommends', ...packagesOf(needs)],
  });
  const stillMissing = missing();
  if (stillMissing.length > 0) throw new SetupError(whatToInstall(stillMissing));
}

/**
 * @param {Need[]} needs
 * @returns {string} one line
 */
export function whatToInstall(needs) {
  const titles = needs.map((need) => need.title).join('、');
  const elsewhere = needs.map((need) => need.elsewhere).join('；');
  return `测试需要 ${titles}：Debian 上请运行 sudo apt-get install ${packagesOf(needs).join(' ')}；${elsewhere}。`;
}

/** @param {Need[]} needs */
function packagesOf(needs) {
  return needs.flatMap((need) => need.packages);
}
