/** Writes docs/screens.md. With --check it fails if the committed file differs. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf } from './document.js';
import { ROOT } from '../setup/paths.mjs';

const DOCUMENT = 'docs/screens.md';
const file = join(ROOT, DOCUMENT);
const document = documentOf();

if (!process.argv.includes('--check')) {
  writeFileSync(file, document);
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== document) {
  process.stderr.write(`${DOCUMENT} 不是现在会生成的样子：请运行 npm run generate:screens\n`);
  process.exitCode = 1;
}
