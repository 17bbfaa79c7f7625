import { existsSync } from 'node:fs';

/** Without these Chromium calls home at every start, which a closed network answers with refusals in the log. */
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
 * How the stories and the end-to-end tests start Chromium: the one that CHROMIUM_PATH names (`npm test` sets it),
 * else the system's, else the browser that Playwright installed.
 *
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function chromiumLaunch() {
  const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'];
  const executablePath = candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
  return { ...(executablePath === undefined ? {} : { executablePath }), args: ARGUMENTS };
}
