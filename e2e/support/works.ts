import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** The operator's command, as built. */
const WORKS = join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist', 'works.js');

/** Decides on a student's work as the operator does. */
export async function decideOnWork(id: number, decision: 'approve' | 'reject'): Promise<void> {
  await run(process.execPath, [WORKS, decision, String(id)], {
    env: { ...process.env, DATA_DIR: process.env['INKSTONE_E2E_DATA'], DATABASE_URL: '' },
  });
}
