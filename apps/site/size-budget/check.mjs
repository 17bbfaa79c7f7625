import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { initialFiles, LIMIT_KIB, STARTING_POINTS } from './budget.mjs';

const dist = join(import.meta.dirname, '..', 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));

const rows = initialFiles(manifest, STARTING_POINTS).map((file) => ({
  file,
  kib: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024,
}));
const total = rows.reduce((sum, { kib }) => sum + kib, 0);

for (const { file, kib } of rows.sort((a, b) => b.kib - a.kib)) {
  process.stdout.write(`${kib.toFixed(1).padStart(8)} KiB  ${file}\n`);
}
process.stdout.write(`${total.toFixed(1).padStart(8)} KiB  首页首屏脚本合计（gzip，上限 ${String(LIMIT_KIB)} KiB）\n`);

if (total > LIMIT_KIB) {
  process.stderr.write(`超出上限 ${(total - LIMIT_KIB).toFixed(1)} KiB\n`);
  process.exitCode = 1;
}
