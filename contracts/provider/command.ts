import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ours = fileURLToPath(new URL('..', import.meta.url));

export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the built command as after an installation, without access to other hosts than this one. */
export async function certify(...args: string[]): Promise<Ended> {
  return certifyFrom(ours, ...args);
}

/** The same for a package in another folder. */
export async function certifyFrom(folder: string, ...args: string[]): Promise<Ended> {
  return run(folder, args, '');
}

/** The same with lines that the user enters. */
export async function certifyWithInput(input: string, ...args: string[]): Promise<Ended> {
  return run(ours, args, input);
}

/** Starts the built command and leaves it running. */
export function start(folder: string, args: string[]): ChildProcessWithoutNullStreams {
  const nowhere = 'http://127.0.0.1:9';
  return spawn(process.execPath, [join(folder, 'dist/main.js'), ...args], {
    env: { ...process.env, HTTP_PROXY: nowhere, HTTPS_PROXY: nowhere, ALL_PROXY: nowhere },
    stdio: 'pipe',
  });
}

async function run(folder: string, args: string[], input: string): Promise<Ended> {
  // The command waits ten seconds for an answer by default, which a busy machine may exceed.
  const command = start(folder, args[0] === 'verify' ? [...args, '--timeout', '120'] : args);
  command.stdin.end(input);
  const ended: Ended = { code: null, out: '', err: '' };
  command.stdout.setEncoding('utf8').on('data', (text: string) => (ended.out += text));
  command.stderr.setEncoding('utf8').on('data', (text: string) => (ended.err += text));
  ended.code = await new Promise<number | null>((resolve) => command.once('close', resolve));
  return ended;
}

export function differencesIn({ out }: Ended): Record<string, string[]> {
  const failures = out.split('✗ ').slice(1);
  return Object.fromEntries(
    failures.map((failure) => [
      failure.slice(0, failure.indexOf('  ')),
      [...failure.matchAll(/^ {2}• (.*)$/gm)].map(([, line = '']) => line),
    ]),
  );
}
