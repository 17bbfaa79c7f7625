/**
 * The parts of the bundled description that the guide reads.
 *
 * @typedef {{ $ref?: string }} Ref
 * @typedef {Record<string, Ref & { value: unknown }>} Examples
 * @typedef {Ref & {
 *   title?: string;
 *   description?: string;
 *   const?: number;
 *   format?: string;
 *   type?: string;
 *   items?: Schema;
 *   allOf?: Schema[];
 *   oneOf?: Schema[];
 *   properties?: Record<string, Schema>;
 * }} Schema
 * @typedef {{ schema: Schema; examples?: Examples }} Content
 * @typedef {Ref & { name: string; in: string; required?: boolean; examples?: Examples }} Parameter
 * @typedef {object} Operation
 * @property {string} operationId
 * @property {number[]} x-codes
 * @property {Record<string, string[]>[]} [security]
 * @property {Parameter[]} [parameters]
 * @property {{ content: Record<string, Content> }} [requestBody]
 * @property {Record<string, { content: Record<string, Content> }>} responses
 *
 * @typedef {object} Description
 * @property {Record<string, Record<string, Operation>>} paths
 */

/**
 * Follows a reference within the description.
 *
 * @template {Ref} T
 * @param {Description} description
 * @param {T} value
 * @returns {T}
 */
export function resolve(description, value) {
  if (value.$ref === undefined) return value;
  /** @type {unknown} */
  let found = description;
  for (const name of value.$ref.slice(2).split('/'))
    found = /** @type {Record<string, unknown>} */ (found)[name];
  return resolve(description, /** @type {T} */ (found));
}

/**
 * @param {Description} description
 * @returns {{ path: string; method: string; operation: Operation }[]}
 */
export function operationsOf(description) {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}
