/**
 * Writes src/generated from the bundled description; with --check it only compares, and exits 1 when a
 * committed file is not what the description says.
 */
import { createHash } from 'node:crypto';
import { readFile, mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

const bundle = new URL('../../../openapi/dist/openapi.json', import.meta.url);
const folder = new URL('../src/generated/', import.meta.url);

const banner = `// Generated from openapi/ by \`npm run generate -w @inkstone/api\`. Do not edit.\n\n`;

/**
 * The content of a file is a Blob to the caller, not the text that JSON Schema has to call it.
 * @param {import('openapi-typescript').SchemaObject} schema
 */
function blobForBinary(schema) {
  const binary = schema.format === 'binary' || schema.contentMediaType === 'application/octet-stream';
  return binary ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}

/** @param {string} code */
async function formatted(code) {
  const options = (await resolveConfig(fileURLToPath(new URL('openapi.ts', folder)))) ?? {};
  return format(banner + code, { ...options, parser: 'typescript' });
}

/** The files by name. @returns {Promise<Record<string, string>>} */
async function generate() {
  const ast = await openapiTS(await readFile(bundle, 'utf8'), {
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    transform: blobForBinary,
  });
  const types = await formatted(astToString(ast));
  const version = createHash('sha256').update(types).digest('hex').slice(0, 12);
  return {
    'openapi.ts': types,
    'version.ts': await formatted(
      `/** Changes with every change of the description. */\nexport const DESCRIPTION_VERSION = '${version}';\n`,
    ),
  };
}

/** @param {URL} target */
async function readCommitted(target) {
  try {
    return await readFile(target, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

const check = process.argv.includes('--check');
for (const [name, wanted] of Object.entries(await generate())) {
  const target = new URL(name, folder);
  if (wanted === (await readCommitted(target))) continue;
  if (check) {
    process.stderr.write(
      `packages/api/src/generated/${name} 与接口描述不一致：请运行 npm run generate -w @inkstone/api\n`,
    );
    process.exitCode = 1;
  } else {
    await mkdir(folder, { recursive: true });
    await writeFile(target, wanted);
  }
}
