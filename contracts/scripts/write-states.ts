/** Writes STATES.md and the skeletons of hooks. With --check it fails if a committed file differs. */
import { readFileSync, writeFileSync } from 'node:fs';

import { hookSkeletons } from './hook-skeletons.js';
import { statesTable } from './states-table.js';

const files = { 'STATES.md': statesTable(), ...hookSkeletons() };

for (const [path, text] of Object.entries(files)) {
  const file = new URL(`../${path}`, import.meta.url);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(
      `contracts/${path} 不是现在会生成的样子：请运行 npm run generate:states --workspace @inkstone/contracts\n`,
    );
    process.exitCode = 1;
  }
}
