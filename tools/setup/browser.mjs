import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { SetupError } from './fail.mjs';
import { ROOT } from './paths.mjs';
import { runStep } from './step.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-cjk'];

/**
 * Finds a Chromium and Chinese fonts for the tests that render pages, and installs Debian's where that is allowed.
 *
 * @returns {Promise<string>} absolute path of the browser
 */
export async function ensureBrowser() {
  const browser = findBrowser();
  if (browser !== undefined && hasChineseFonts()) return browser;

  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new SetupError(whatIsMissing(browser));
  await runStep({
    label: '更新软件源',
    log: 'apt-update.log',
    command: 'apt-get',
    args: ['update'],
  });
  await runStep({
    label: '安装浏览器与中文字体',
    log: 'apt-install.log',
    command: 'apt-get',
    args: ['install', '--yes', '--no-install-recommends', ...DEBIAN_PACKAGES],
  });
  const installed = findBrowser();
  if (installed === undefined) throw new SetupError(whatIsMissing(installed));
  return installed;
}

/** @param {string | undefined} browser */
function whatIsMissing(browser) {
  return browser === undefined
    ? `测试需要 Chromium：Debian 或 Ubuntu 上请运行 sudo apt-get install ${DEBIAN_PACKAGES.join(' ')}，其他系统请运行 npx playwright install chromium。`
    : '测试需要中文字体：Debian 或 Ubuntu 上请运行 sudo apt-get install fonts-noto-cjk。';
}

/** @returns {string | undefined} */
function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return (
    NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ??
    playwrightBrowser()
  );
}

/** @returns {string | undefined} the browser that `playwright install` left in the person's cache */
function playwrightBrowser() {
  const require = createRequire(join(ROOT, 'package.json'));
  /** @type {unknown} */
  const playwright = require('@playwright/test');
  const path = /** @type {typeof import('@playwright/test')} */ (playwright).chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** macOS and Windows bring Chinese fonts; elsewhere Chinese text without one is measured as empty boxes. */
function hasChineseFonts() {
  if (process.platform !== 'linux') return true;
  try {
    return execFileSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    const folder = '/usr/share/fonts/opentype/noto';
    return existsSync(folder) && readdirSync(folder).some((file) => file.includes('CJK'));
  }
}
