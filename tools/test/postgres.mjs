import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SetupError } from '../setup/fail.mjs';
import { BIN, ROOT } from '../setup/paths.mjs';
import { loggedEnvironment } from '../setup/step.mjs';

/**
 * Starts tools/test/postgres-server.ts in a process of its own.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const child = spawn(join(BIN, 'tsx'), [join(import.meta.dirname, 'postgres-server.ts')], {
    cwd: ROOT,
    env: loggedEnvironment(),
    stdio: ['pipe', 'pipe', 'inherit'],
    // Ctrl-C must not reach it before the tests that use it; it ends when its standard input closes.
    detached: true,
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    return {
      url: line,
      async stop() {
        child.stdin.end();
        await ended;
      },
    };
  }
  throw new SetupError('用于测试的 PostgreSQL 服务器没有启动。');
}
