/** The request of the `success` example of an operation, as samples in any language need it. */
import { resolve } from './description.mjs';

/**
 * @import { Description, Operation } from './description.mjs'
 *
 * @typedef {object} SampleRequest
 * @property {string} path
 * @property {'GET' | 'POST'} method
 * @property {boolean} login the caller must be logged in
 * @property {Record<string, string | number>} query
 * @property {{ kind: 'json' | 'form'; value: Record<string, unknown>; files: Record<string, string> } | undefined} body
 *   `files` has the media type of each field of `value` that is the name of a file
 */

/**
 * @param {Description} description
 * @param {import('./description.mjs').Examples | undefined} examples
 */
function successOf(description, examples) {
  const success = examples?.['success'];
  return success && resolve(description, success).value;
}

/**
 * @param {Description} description
 * @param {Operation} operation
 * @returns {SampleRequest['body']}
 */
function bodyOf(description, operation) {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || content === undefined) return undefined;
  const value = /** @type {Record<string, unknown>} */ (successOf(description, content.examples) ?? {});
  if (type === 'application/json') return { kind: 'json', value, files: {} };
  const properties = Object.entries(resolve(description, content.schema).properties ?? {});
  /** @type {Record<string, string>} */
  const files = {};
  for (const [name, schema] of properties) {
    const own = [schema, ...(schema.allOf ?? []), ...(schema.items === undefined ? [] : [schema.items])];
    const parts = own.map((part) => resolve(description, part));
    // Of several files, the sample sends the first.
    const [file] = [value[name]].flat();
    if (typeof file === 'string' && parts.some(({ format }) => format === 'binary'))
      files[name] = mediaTypeOf(file);
  }
  return { kind: 'form', value, files };
}

/** @param {string} file */
function mediaTypeOf(file) {
  if (file.endsWith('.pdf')) return 'application/pdf';
  return file.endsWith('.png') ? 'image/png' : 'image/jpeg';
}

/**
 * @param {Description} description
 * @param {{ path: string; method: string; operation: Operation }} entry
 * @returns {SampleRequest}
 */
export function sampleRequest(description, { path, method, operation }) {
  /** @type {SampleRequest['query']} */
  const query = {};
  for (const parameter of operation.parameters ?? []) {
    const { name, in: place, examples } = resolve(description, parameter);
    const value = successOf(description, examples);
    if (place === 'query' && (typeof value === 'string' || typeof value === 'number')) query[name] = value;
  }
  return {
    path,
    method: method === 'get' ? 'GET' : 'POST',
    // An empty requirement means that the login is optional.
    login:
      (operation.security ?? []).length > 0 &&
      !(operation.security ?? []).some((one) => Object.keys(one).length === 0),
    query,
    body: bodyOf(description, operation),
  };
}
