import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './ports.js';

export interface TestRedis {
  port: number;
  url: string;
  stop(): Promise<void>;
}

/**
 * @param password of the clients; none by default
 * @param port of an earlier process that was stopped; by default any free port
 */
export async function startRedis(password?: string, port?: number): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-redis-'));
  const listenAt = port ?? (await freePort());
  const flags = { port: String(listenAt), bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
  const settings = { ...flags, ...(password !== undefined && { requirepass: password }) };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await untilReady(child.stdout);
  return {
    port: listenAt,
    url: `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${String(listenAt)}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(output: NodeJS.ReadableStream): Promise<void> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: output })) {
    lines.push(line);
    if (!line.includes('Ready to accept connections')) continue;
    output.resume(); // later output is not read and must not fill the pipe
    return;
  }
  throw new Error(`redis-server did not start:\n${lines.join('\n')}`);
}
