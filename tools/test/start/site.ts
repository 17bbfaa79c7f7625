import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** One run of `npm start`. */
export interface Site {
  child: ChildProcess;
  /** Everything on the screen so far, without npm's own lines. */
  screen(): string[];
  /** Address the site says it listens on; rejects when it ends before. */
  address: Promise<string>;
  /** Exit code, once everything it printed has been read. */
  exitCode: Promise<number | null>;
  /** Ends it at the latest after ten seconds, whatever state it is in. */
  end(): Promise<void>;
}

/** Settings of the person who runs the tests must not leak into the site that is tried. */
const SETTINGS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'INKSTONE_SECRET',
  'PUBLIC_URL',
  'LOG_LEVEL',
  'NODE_OPTIONS',
];

/** Starts the site as a person does, in a process group of its own: what a terminal makes of a command. */
export function npmStart(settings: Record<string, string>): Site {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !SETTINGS.includes(name)),
  );
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...inherited, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: string): void => {
      text += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text);
      if (found !== null) resolve(found[0]);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.on('close', () => reject(new Error(`ended before it listened:\n${text}`)));
  });
  address.catch(() => undefined); // who waits for the exit code alone expects no address
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    screen: () => text.split('\n').filter((line) => line.trim() !== '' && !/^(>|npm )/.test(line)),
    address,
    exitCode,
    async end() {
      signalGroup(child, 'SIGTERM');
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), 10_000);
      await exitCode;
      clearTimeout(timer);
    },
  };
}

/** Ctrl-C: the terminal signals every process of the group, and npm passes its own signal on. */
export function pressCtrlC({ child }: Site): void {
  signalGroup(child, 'SIGINT');
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // Every process of the group has ended.
  }
}
