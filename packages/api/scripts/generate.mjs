/**
 * Writes src/generated/openapi.ts from the bundled description. With --check it only compares, and exits with 1 if the
 * committed file differs.
 */
import { createHash } from 'node:crypto';
import { readFile, mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

const bundle = new URL('../../../openapi/dist/openapi.json', import.meta.url);
const target = new URL('../src/generated/openapi.ts', import.meta.url);

const banner = `// Generated from openapi/ by \`npm run generate -w @inkstone/api\`. Do not edit.\n\n`;

/**
 * A file is a `Blob` for the caller. JSON Schema has no type for it and declares it as a string.
 * @param {import('openapi-typescript').SchemaObject} schema
 */
function blobForBinary(schema) {
  const binary = schema.format === 'binary' || schema.contentMediaType === 'application/octet-stream';
  return binary ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}

async function generate() {
  const ast = await openapiTS(await readFile(bundle, 'utf8'), {
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    transform: blobForBinary,
  });
  const types = astToString(ast);
  const version = createHash('sha256').update(types).digest('hex').slice(0, 12);
  const constant = `/** Changes with every change of the description. */\nexport const DESCRIPTION_VERSION = '${version}';\n`;
  const options = (await resolveConfig(fileURLToPath(target))) ?? {};
  return format(`${banner}${constant}\n${types}`, { ...options, parser: 'typescript' });
}

async function readCommitted() {
  try {
    return await readFile(target, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

const wanted = await generate();
const committed = await readCommitted();

if (process.argv.includes('--check')) {
  if (wanted !== committed) {
    process.stderr.write(
      'packages/api/src/generated/openapi.ts 与接口描述不一致：请运行 npm run generate -w @inkstone/api\n',
    );
    process.exit(1);
  }
} else if (wanted !== committed) {
  await mkdir(new URL('./', target), { recursive: true });
  await writeFile(target, wanted);
}
