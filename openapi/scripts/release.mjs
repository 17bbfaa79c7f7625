/** Writes release/openapi.json, the interface of this release. `npm run diff` compares the description with it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { promiseOf, readDescription } from './promise.mjs';

const workspace = join(import.meta.dirname, '..');
const target = join(workspace, 'release/openapi.json');

const release = promiseOf(readDescription(join(workspace, 'dist/openapi.json')));
const options = (await resolveConfig(target)) ?? {};
await mkdir(dirname(target), { recursive: true });
await writeFile(target, await format(JSON.stringify(release), { ...options, parser: 'json' }));
