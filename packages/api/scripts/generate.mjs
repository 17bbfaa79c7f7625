/**
 * Writes src/generated/ from the bundled description. With --check it only compares, and exits with 1 if a committed
 * file differs.
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
 * A file is a `Blob` for the caller. JSON Schema has no type for it and declares it as a string.
 * @param {import('openapi-typescript').SchemaObject} schema
 */
function blobForBinary(schema) {
  const binary = schema.format === 'binary' || schema.contentMediaType === 'application/octet-stream';
  return binary ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}

/**
 * @typedef {{ operationId?: string, 'x-permission'?: string }} Operation
 * @typedef {{ paths: Record<string, Record<string, Operation>> }} Description
 */

/** @param {Operation} operation */
function isVisitorRead({ operationId, 'x-permission': permission }) {
  return permission === 'visitor' && /^(?:get|list)[A-Z]/.test(operationId ?? '');
}

/**
 * The paths from which a visitor reads: named get… or list…, which is how the description names what changes nothing.
 * @param {Description} description
 */
function visitorReads({ paths }) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).some(isVisitorRead) ? [path] : [],
  );
}

/** @returns {Promise<Record<string, string>>} the content of each file by its name */
async function generate() {
  const description = await readFile(bundle, 'utf8');
  const ast = await openapiTS(description, {
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    transform: blobForBinary,
  });
  const types = astToString(ast);
  const version = createHash('sha256').update(types).digest('hex').slice(0, 12);
  const constant = `/** Changes with every change of the description. */\nexport const DESCRIPTION_VERSION = '${version}';\n`;
  const parsed = /** @type {unknown} */ (JSON.parse(description));
  const paths = JSON.stringify(visitorReads(/** @type {Description} */ (parsed)));
  // In a separate file: pages need only the version, the service worker also the paths.
  const reads = `/** Operations that a visitor may call and that change nothing. */\nexport const VISITOR_READS: readonly string[] = ${paths};\n`;
  const options = (await resolveConfig(fileURLToPath(folder))) ?? {};
  /** @param {string} text */
  const formatted = (text) => format(banner + text, { ...options, parser: 'typescript' });
  return {
    'openapi.ts': await formatted(`${constant}\n${types}`),
    'reads.ts': await formatted(reads),
  };
}

/** @param {string} name */
async function readCommitted(name) {
  try {
    return await readFile(new URL(name, folder), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

const isCheck = process.argv.includes('--check');
for (const [name, wanted] of Object.entries(await generate())) {
  if (wanted === (await readCommitted(name))) continue;
  if (isCheck) {
    process.stderr.write(
      `packages/api/src/generated/${name} 与接口描述不一致：请运行 npm run generate -w @inkstone/api\n`,
    );
    process.exitCode = 1;
    continue;
  }
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(name, folder), wanted);
}
