import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE_24, ROOT } from './paths.mjs';

const SERVER = join(ROOT, 'apps/server/dist/server.js');
const SITE = join(ROOT, 'apps/site/dist/index.html');

/** In ms. The first start creates the database and generates the demonstration content. */
const START_WITHIN = 300_000;

async function addressOf(server: ChildProcess): Promise<string> {
  let output = '';
  const announced = new Promise<string>((resolve) => {
    function read(chunk: Buffer) {
      output += chunk.toString();
      const address = /砚台已启动：(http:\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    }
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
  });
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The server ended with code ${String(code)} before it was ready:\n${output}`);
  });
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => {
      reject(new Error(`The server was not ready within ${String(START_WITHIN / 1000)} s:\n${output}`));
    }, START_WITHIN).unref();
  });
  return Promise.race([announced, ended, late]);
}

/** The built server on a free port, with a temporary data folder. */
export interface ReferenceServer {
  address: string;
  dataDir: string;
  stop: () => Promise<void>;
}

/** @param settings environment variables of the server, besides those that every caller needs */
export async function startReferenceServer(settings: Record<string, string> = {}): Promise<ReferenceServer> {
  for (const file of [SERVER, SITE]) {
    if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build first`);
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'inkstone-server-'));
  const server = spawn(NODE_24, [SERVER], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

  async function stop() {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  }

  try {
    return { address: await addressOf(server), dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
