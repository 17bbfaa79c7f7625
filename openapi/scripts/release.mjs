/** Writes release/openapi.json: what the description promises from this release on. `npm run diff` compares with it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { promiseOf, readDescription } from './promise.mjs';

const room = join(import.meta.dirname, '..');
const target = join(room, 'release/openapi.json');

const release = promiseOf(readDescription(join(room, 'dist/openapi.json')));
const options = (await resolveConfig(target)) ?? {};
await mkdir(dirname(target), { recursive: true });
await writeFile(target, await format(JSON.stringify(release), { ...options, parser: 'json' }));
