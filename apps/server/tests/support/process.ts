import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { existingPlace, readPid } from '@inkstone/embedded-postgres';
import { afterEach, beforeEach, inject } from 'vitest';
import { databaseName } from '../../src/db/embedded.js';

const server = join(import.meta.dirname, '..', '..');

export interface ServerProcess {
  child: ChildProcessByStdio<null, Readable, Readable>;
  stdout(): string;
  stderr(): string;
  /** The URL of the server. Resolves when the server prints it. */
  address: Promise<string>;
  /** Exit code and signal. Resolves when the process has ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/**
 * Runs the sources. Node removes the types itself and keeps the result for the next process, which takes half the time
 * of tsx: the tests start some hundred processes.
 */
export const SOURCES = [
  '--experimental-transform-types',
  '--disable-warning=ExperimentalWarning',
  '--import',
  join(import.meta.dirname, 'sources.ts'),
  '--conditions=@inkstone/source',
];

/**
 * Starts a program of the server, by default `tests/support/serve.ts`, with only this environment, PATH, and the folder
 * of the compiled sources.
 */
export function startProcess(
  environment: Record<string, string>,
  program = 'tests/support/serve.ts',
  nodeFlags: readonly string[] = [],
  argv: readonly string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, [...SOURCES, ...nodeFlags, program, ...argv], {
    cwd: server,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: inject('compiled'),
      PORT: '0',
      ...environment,
    },
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
    child.once('exit', () => reject(new Error(`ended before it was ready: ${stdout}${stderr}`)));
  });
  address.catch(() => undefined); // a test that expects the end does not await the address
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }));
  return { child, stdout: () => stdout, stderr: () => stderr, address, ended };
}

export async function endProcess(started: ServerProcess): Promise<void> {
  if (started.child.exitCode === null && started.child.signalCode === null) started.child.kill('SIGTERM');
  await started.ended;
}

/** Removes a data folder. A database that was ended with its server may still write to it for a moment. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
}

/** The processes of a test, which are ended after it, and the data folder that they share. */
export interface Processes {
  folder: string;
  start(environment?: Record<string, string>, program?: string, argv?: readonly string[]): ServerProcess;
  sockets(): Promise<string>;
  databasePid(): Promise<number | undefined>;
}

export function useProcesses(): Processes {
  const started: ServerProcess[] = [];
  const place = () => existingPlace({ name: databaseName, dataDir: processes.folder });
  const processes: Processes = {
    folder: '',
    start(environment = {}, program, argv) {
      const one = startProcess({ DATA_DIR: processes.folder, ...environment }, program, [], argv);
      started.push(one);
      return one;
    },
    sockets: async () => (await place()).sockets,
    databasePid: async () => readPid(join((await place()).cluster, 'postmaster.pid')),
  };
  beforeEach(async () => {
    processes.folder = await mkdtemp(join(tmpdir(), 'inkstone-process-'));
    await chmod(processes.folder, 0o755);
  });
  afterEach(async () => {
    for (const one of started.splice(0)) await endProcess(one);
    await removeFolder(processes.folder);
  });
  return processes;
}
