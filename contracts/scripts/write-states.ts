/** Writes STATES.md. With --check it fails if the committed file differs. */
import { readFileSync, writeFileSync } from 'node:fs';

import { statesTable } from './states-table.js';

const file = new URL('../STATES.md', import.meta.url);
const table = statesTable();

if (!process.argv.includes('--check')) {
  writeFileSync(file, table);
} else if (readFileSync(file, 'utf8') !== table) {
  process.stderr.write(
    'contracts/STATES.md 不是现在会生成的样子：请运行 npm run generate:states --workspace @inkstone/contracts\n',
  );
  process.exitCode = 1;
}
