/** Writes the pact next to the built command, with the facts of the description about each operation. */
import { readFileSync, writeFileSync } from 'node:fs';

import { description } from '../description.js';
import { readPact } from '../pact-file.js';
import { withReferences } from '../references.js';

const manifest = new URL('../package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

writeFileSync(
  new URL('../dist/pact.json', import.meta.url),
  JSON.stringify(withReferences(readPact(), description, version)),
);
