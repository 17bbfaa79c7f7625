/**
 * The command that runs npm. Prefers the npm that started this script, so that npm need not be on the PATH.
 *
 * @param {string[]} args
 * @returns {{ command: string, args: string[] }}
 */
export function npmCommand(args) {
  const npm = process.env['npm_execpath'];
  return npm === undefined ? { command: 'npm', args } : { command: process.execPath, args: [npm, ...args] };
}
