import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';

import { errors } from './errors.js';
import { formRules } from './table.js';
import { validation } from './validation.js';

const file = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'form-rules.md');
const text = await format(await formRules([...validation, ...errors]), {
  parser: 'markdown',
  printWidth: 110,
});

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write(
    'docs/form-rules.md is out of date: run npm run generate:rules --workspace @inkstone/forms\n',
  );
  process.exitCode = 1;
}
