import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE_24, ROOT } from '../setup/paths.mjs';

/** The first start creates the database and loads the demonstration content. In ms. */
const START_WITHIN = 180_000;

/** The address that the server prints when it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    function read(chunk: Buffer) {
      printed += chunk.toString();
      const address = /砚台已启动：(http:\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    }
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => {
      reject(new Error(`The server ended with code ${String(code)} before it was ready:\n${printed}`));
    });
    setTimeout(() => {
      reject(new Error(`The server was not ready within ${String(START_WITHIN / 1000)} s:\n${printed}`));
    }, START_WITHIN).unref();
  });
}

/** The built server with the demonstration content, on a free port and a data folder of its own. */
export async function startSite(): Promise<{ address: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkstone-bench-'));
  const server = spawn(NODE_24, [join(ROOT, 'apps/server/dist/server.js')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
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
    return { address: await addressOf(server), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
