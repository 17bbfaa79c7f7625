import { readFileSync } from 'node:fs';

/** @typedef {{ info: { title: string, version: string } }} Description */

const WORDS = new Set(['title', 'summary', 'description', 'example', 'examples', 'externalDocs', 'tags']);
/** Maps whose keys are names given by us, a field called `description` among them. */
const NAMES = new Set(['properties', 'schemas', 'parameters', 'responses', 'headers', 'paths', 'content']);
/** Values of the wire, whatever they look like. */
const VALUES = new Set(['enum', 'const', 'default', 'required']);

/**
 * @param {string} path of a bundled description
 * @returns {Description}
 */
export function readDescription(path) {
  return /** @type {Description} */ (JSON.parse(readFileSync(path, 'utf8')));
}

/**
 * What a description promises to callers: without words, examples and our own marks, which may change freely.
 *
 * @param {Description} description
 * @returns {Description}
 */
export function promiseOf(description) {
  const { title, version } = description.info;
  return {
    ...{ 'x-generated': 'by `npm run release:description -w @inkstone/openapi`; do not edit' },
    .../** @type {object} */ (strip(description, '')),
    info: { title, version },
  };
}

/**
 * @param {unknown} node
 * @param {string} key of the node in its parent
 * @returns {unknown}
 */
function strip(node, key) {
  if (VALUES.has(key) || typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => strip(item, ''));
  const named = NAMES.has(key);
  const promised = Object.entries(node)
    .filter(([name]) => named || (!WORDS.has(name) && !name.startsWith('x-')))
    // What a name stands for is no map of names itself, whatever it is called.
    .map(([name, value]) => /** @type {const} */ ([name, strip(value, named ? '' : name)]));
  return Object.fromEntries(promised);
}
