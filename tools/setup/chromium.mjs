import { existsSync } from 'node:fs';

/** Without the last four Chromium connects to its vendor at every start, and logs an error where that is blocked. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Launch options of Chromium for stories and end-to-end tests: the program in CHROMIUM_PATH (set by `npm test`), else
 * the system's, else the one that Playwright installed.
 *
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function chromiumLaunch() {
  const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
  const executablePath = candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
  return { ...(executablePath === undefined ? {} : { executablePath }), args: ARGUMENTS };
}
