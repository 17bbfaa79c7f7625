import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createVitest, parseCLI } from 'vitest/node';
import { ROOT } from '../setup/paths.mjs';
import { PARTS } from '../test/parts.mjs';

/**
 * Prints the absolute paths of the files that the parts of npm test execute, as JSON on its last line. One process for all parts, as a
 * process of vitest for each takes a minute; not the process of the test, as each list needs its own working folder.
 *
 * @typedef {import('../test/parts.mjs').Step} Step
 */

/**
 * Stories are not listed: Storybook's configuration finds them all, and takes seconds to load.
 *
 * @param {Step} step
 */
function runsStories({ args }) {
  return args.includes('.storybook/vitest.config.ts');
}

/** @param {Step} step */
async function vitestFiles({ args, folder = '.' }) {
  process.chdir(join(ROOT, folder));
  const { options } = parseCLI([
    'vitest',
    ...args.filter((arg) => !/^(run|--reporter|--outputFile)/.test(arg)),
  ]);
  const vitest = await createVitest({ ...options, watch: false });
  const specifications = await vitest.globTestSpecifications();
  await vitest.close();
  return specifications.map(({ moduleId }) => moduleId);
}

/** @param {Step} step */
function playwrightFiles({ command, args }) {
  const own = args.filter((arg) => !arg.startsWith('--reporter'));
  const list = execFileSync(command, [...own, '--list', '--reporter=json'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // The unit tests also run where nothing has been built.
    env: { ...process.env, NODE_OPTIONS: '--conditions=@inkstone/source' },
  });
  /** @type {unknown} */
  const parsed = JSON.parse(list);
  const { suites, config } = /** @type {{ suites: { file: string }[], config: { rootDir: string } }} */ (
    parsed
  );
  return suites.map(({ file }) => join(config.rootDir, file));
}

/** @type {string[]} */
const files = [];
for (const step of PARTS.flatMap((part) => part.steps)) {
  if (step.counts === 'playwright') files.push(...playwrightFiles(step));
  if (step.counts === 'vitest' && !runsStories(step)) files.push(...(await vitestFiles(step)));
}
// Vite may have printed warnings before this line.
process.stdout.write(`\n${JSON.stringify(files)}\n`);
process.exit(0);
