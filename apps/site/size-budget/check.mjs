import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { initialFiles, LIMIT_KB, STARTING_POINTS } from './budget.mjs';

const dist = join(import.meta.dirname, '..', 'dist');
/** @type {unknown} */
const parsed = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
const manifest = /** @type {import('./budget.mjs').Manifest} */ (parsed);

const rows = initialFiles(manifest, STARTING_POINTS).map((file) => ({
  file,
  // The default quality is the highest, as in the build.
  kb: brotliCompressSync(readFileSync(join(dist, file))).length / 1000,
}));
const total = rows.reduce((sum, { kb }) => sum + kb, 0);

for (const { file, kb } of rows.sort((a, b) => b.kb - a.kb)) {
  process.stdout.write(`${kb.toFixed(1).padStart(8)} KB  ${file}\n`);
}
process.stdout.write(
  `${total.toFixed(1).padStart(8)} KB  首页脚本合计（brotli，上限 ${String(LIMIT_KB)} KB）\n`,
);

if (total > LIMIT_KB) {
  process.stderr.write(`超出上限 ${(total - LIMIT_KB).toFixed(1)} KB\n`);
  process.exitCode = 1;
}
