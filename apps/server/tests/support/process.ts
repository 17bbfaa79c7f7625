import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const server = join(import.meta.dirname, '..', '..');

/** A server process with its output so far. */
export interface ServerProcess {
  child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** The URL of the server. Resolves when the server prints it. */
  address: Promise<string>;
  /** Exit code and signal. Resolves when the process has ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Starts a program of the server, by default `tests/support/serve.ts`, with only this environment and PATH. */
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

/** Ends the process if a test has not ended it yet. */
export async function endProcess(started: ServerProcess): Promise<void> {
  if (started.child.exitCode === null && started.child.signalCode === null) started.child.kill('SIGTERM');
  await started.ended;
}

/** Removes a data folder. A database that was ended with its server may still write to it for a moment. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
}
