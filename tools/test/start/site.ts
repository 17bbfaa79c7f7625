import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** One run of `npm start`. */
export interface Site {
  child: ChildProcess;
  /** The lines of the output so far, without those of npm. */
  screen(): string[];
  /** The URL that it prints. Rejects when it ends before. */
  address: Promise<string>;
  /** The exit code. Resolves when all output has been read. */
  exitCode: Promise<number | null>;
  /** Ends it with SIGTERM, and after a minute with SIGKILL. */
  end(): Promise<void>;
}

/** Settings of the shell that runs the tests, which must not apply to the tested site. */
const SETTINGS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'INKSTONE_SECRET',
  'IDENTITY_SECRET',
  'PUBLIC_URL',
  'LOG_LEVEL',
  'NODE_OPTIONS',
];

/** Runs `npm start` in its own process group, as a terminal does. */
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
  address.catch(() => undefined); // a test that only waits for the exit code expects no URL
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    screen: () => text.split('\n').filter((line) => line.trim() !== '' && !/^(>|npm )/.test(line)),
    address,
    exitCode,
    async end() {
      signalGroup(child, 'SIGTERM');
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), 60_000);
      await exitCode;
      clearTimeout(timer);
    },
  };
}

/** Sends SIGINT to the whole process group, as a terminal does. npm then sends it to its child once more. */
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
