/** tsc does not copy .sql files: this puts the migrations beside the compiled code that runs them. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
await cp(join(folder, 'src/db/migrations'), join(folder, 'dist/db/migrations'), { recursive: true });
