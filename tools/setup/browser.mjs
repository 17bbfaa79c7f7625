import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findCommand, isExecutable } from './commands.mjs';
import { ROOT } from './paths.mjs';

/** Chromium without its windows takes half the time of the whole one. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** @returns {string | undefined} path of the Chromium that tests should use */
export function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  return findCommand(NAMES) ?? playwrightBrowser();
}

/** @returns {string | undefined} path of the browser installed by `playwright install` */
function playwrightBrowser() {
  const require = createRequire(join(ROOT, 'package.json'));
  /** @type {unknown} */
  const playwright = require('@playwright/test');
  const path = /** @type {typeof import('@playwright/test')} */ (playwright).chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

/** Without one the stories would draw empty boxes. macOS and Windows always have one. */
export function hasChineseFonts() {
  if (process.platform !== 'linux') return true;
  try {
    return execFileSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    const folder = '/usr/share/fonts/opentype/noto';
    return existsSync(folder) && readdirSync(folder).some((file) => file.includes('CJK'));
  }
}
