/** tsc does not copy .sql files: this puts the migrations beside the compiled code that runs them. */
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
const target = join(folder, 'dist/db/migrations');
// The server runs every file that it finds there, also one that an earlier build has left.
await rm(target, { recursive: true, force: true });
await cp(join(folder, 'src/db/migrations'), target, { recursive: true });
