import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const server = join(import.meta.dirname, '..', '..');

/** A server process: what it has said so far, and its end. */
export interface ServerProcess {
  child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** The address, once it is on the screen. */
  address: Promise<string>;
  /** Code and signal, once the process has ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Starts a program of the server, usually `tests/support/serve.ts`, with exactly this environment besides PATH. */
export function startProcess(
  environment: Record<string, string>,
  program = 'tests/support/serve.ts',
  nodeFlags: readonly string[] = [],
  argv: readonly string[] = [],
): ServerProcess {
  const flags = ['--import', 'tsx', '--conditions=@inkstone/source', ...nodeFlags, program, ...argv];
  const child = spawn(process.execPath, flags, {
    cwd: server,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      const found = /砚台已启动：(\S+)/.exec(stdout)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => {
      reject(new Error(`ended before it was ready: ${stdout}${stderr}`));
    });
  });
  address.catch(() => undefined); // a test that expects the end does not await the address
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }));
  return { child, stdout: () => stdout, stderr: () => stderr, address, ended };
}

/** Ends the process whatever a test has done with it. */
export async function endProcess(started: ServerProcess): Promise<void> {
  if (started.child.exitCode === null && started.child.signalCode === null) started.child.kill('SIGTERM');
  await started.ended;
}
