import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { childEnvironment } from '../setup/step.mjs';
import { NODE_24, ROOT } from '../setup/paths.mjs';

/** On Ctrl-C the terminal signals npm and this process, and npm passes the signal on: the repetition is ignored. */
const REPEATED_SIGNAL_MS = 500;

/**
 * Runs the built server until it ends.
 *
 * @returns {Promise<number>} the exit code: 0 after a clean shutdown, also after Ctrl-C
 */
export function runServer() {
  const keeper = pathToFileURL(join(import.meta.dirname, 'end-with-parent.mjs')).href;
  // By default loading the modules lets V8 enlarge its young generation to 64 MB, which it keeps while the server is idle.
  const memory = '--max-semi-space-size=8';
  // Otherwise glibc reserves up to 128 MB of address space for each thread, and keeps what was freed there.
  const environment = { MALLOC_ARENA_MAX: '2', ...childEnvironment() };
  const child = spawn(
    NODE_24,
    ['--enable-source-maps', memory, '--import', keeper, join(ROOT, 'apps/server/dist/server.js')],
    {
      cwd: ROOT,
      env: environment,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      // In its own process group the server gets signals from here only, each once, so that it can shut down in order.
      detached: process.platform !== 'win32',
    },
  );

  let last = 0;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    const now = Date.now();
    if (now - last > REPEATED_SIGNAL_MS) child.kill(signal);
    last = now;
  };
  process.on('SIGINT', passOn);
  process.on('SIGTERM', passOn);
  process.on('SIGHUP', () => passOn('SIGTERM'));
  onNpmGone(() => passOn('SIGTERM'));

  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]),
    );
  });
}

/**
 * npm may exit without passing a signal on, for example when it is killed. The server must not keep running then.
 * Without npm nothing is watched: a process started with `nohup` outlives its terminal on purpose.
 *
 * @param {() => void} listener
 */
function onNpmGone(listener) {
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    listener();
  }, 1000);
  timer.unref();
}
