/**
 * The command line of npm: the npm that started this script, so that a PATH without npm does not matter.
 *
 * @param {string[]} args
 * @returns {{ command: string, args: string[] }}
 */
export function npmCommand(args) {
  const npm = process.env['npm_execpath'];
  return npm === undefined ? { command: 'npm', args } : { command: process.execPath, args: [npm, ...args] };
}
