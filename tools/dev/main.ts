/**
 * `npm run dev`: runs the site and the desk with hot reloading and the server with a restart on each change, and generates the
 * types again when a YAML file of the description changes. All processes end together.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../setup/install.mjs';
import { exitWith } from '../setup/fail.mjs';
import { npmCommand } from '../setup/npm.mjs';
import { BIN, ROOT } from '../setup/paths.mjs';
import { childEnvironment, runStep } from '../setup/step.mjs';
import { refuseBusyPort } from '../start/port.mjs';
import { watchDescription } from './watch-description.js';

const generate = { label: '生成类型', log: 'generate.log', ...npmCommand(['run', 'generate']) };
/** Vite's default port; PORT is that of the server. */
const sitePort = process.env['SITE_PORT'] ?? '5173';
/** Beside the site's. */
const deskPort = process.env['DESK_DEV_PORT'] ?? String(Number(sitePort) + 1);

await exitWith(async () => {
  await refuseBusyPort(process.env);
  await ensureInstalled();
  await runStep(generate);
  const stopWatching = watchDescription(async () => {
    // An unfinished YAML file fails; the next save runs this again.
    await runStep(generate).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    });
  });
  process.stdout.write(
    `网站：http://127.0.0.1:${sitePort}，案头：http://127.0.0.1:${deskPort}（改动即时生效；Ctrl-C 结束）\n`,
  );
  const code = await runTogether(['apps/server', 'apps/desk', 'apps/site']);
  stopWatching();
  return code;
});

/** Runs the `dev` scripts until one of them exits or a signal arrives, then ends all of them. */
async function runTogether(workspaces: string[]): Promise<number> {
  const children = workspaces.map(startDev);
  const state = { ending: false };
  const end = (): void => {
    if (state.ending) return;
    state.ending = true;
    for (const child of children) child.kill('SIGTERM');
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('SIGHUP', end); // the terminal was closed
  const ends = children.map(endOf);
  const first = await Promise.race(ends);
  const code = state.ending ? 0 : first;
  end();
  await Promise.all(ends);
  return code;
}

/**
 * Runs a package's `dev` script directly, without npm or a shell, in its own process group. Otherwise Ctrl-C would
 * reach the server twice, and a second signal makes it stop without closing its database.
 */
function startDev(folder: string): ChildProcess {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
    scripts: { dev: string };
  };
  const [name = '', ...args] = scripts.dev.split(' ');
  return spawn(join(BIN, name), args, {
    cwd: join(ROOT, folder),
    env: { ...childEnvironment(), SITE_PORT: sitePort, DESK_DEV_PORT: deskPort },
    stdio: 'inherit',
    detached: true,
  });
}

function endOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
