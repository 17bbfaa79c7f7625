/** What the description says about refusals: its schemas have their meaning, its examples their messages. */
import { operationsOf, resolve } from './description.mjs';

/**
 * @import { Description, Operation, Schema } from './description.mjs'
 *
 * @typedef {object} Refusal
 * @property {number} code
 * @property {string} title
 * @property {string} when
 * @property {string[]} messages of the examples
 *
 * @typedef {Omit<Refusal, 'messages'> & { operations: number }} RefusalKind
 */

/**
 * The code of a schema of an answer.
 *
 * @param {Description} description
 * @param {Schema} schema
 * @returns {number | undefined}
 */
function codeOf(description, schema) {
  return (schema.allOf ?? [])
    .map((part) => resolve(description, part).properties?.['code']?.const)
    .find(Number.isInteger);
}

/**
 * The refusals of an operation, in the order of its answers.
 *
 * @param {Description} description
 * @param {Operation} operation
 * @returns {Refusal[]}
 */
export function refusalsOf(description, operation) {
  const answer = operation.responses['200']?.content['application/json'];
  if (answer === undefined) return [];
  const given = Object.values(answer.examples ?? {}).map(
    (example) => /** @type {{ code?: number; msg?: string }} */ (resolve(description, example).value),
  );
  return (answer.schema.oneOf ?? []).flatMap((part) => {
    const schema = resolve(description, part);
    const code = codeOf(description, schema);
    if (code === undefined || code === 200) return [];
    const messages = given.flatMap(({ code: of, msg }) => (of === code && msg !== undefined ? [msg] : []));
    return [
      {
        code,
        title: schema.title ?? '',
        when: (schema.description ?? '').trim(),
        messages: [...new Set(messages)],
      },
    ];
  });
}

/**
 * Every code of the description once, with the number of operations that may answer it.
 *
 * @param {Description} description
 * @returns {RefusalKind[]}
 */
export function refusalKinds(description) {
  /** @type {Map<number, RefusalKind>} */
  const kinds = new Map();
  for (const { operation } of operationsOf(description)) {
    for (const { code, title, when } of refusalsOf(description, operation)) {
      const kind = kinds.get(code) ?? { code, title, when, operations: 0 };
      kind.operations += 1;
      kinds.set(code, kind);
    }
  }
  return [...kinds.values()].sort((one, other) => one.code - other.code);
}
