import { answerOf } from '../codes.mjs';

/**
 * The code of one answer; `undefined` if it is not the envelope.
 * @param {import('../types.js').Schema} answer
 */
function codeOf({ allOf = [] }) {
  if (!allOf.some(({ $ref = '' }) => $ref.endsWith('/Envelope.yaml'))) return undefined;
  return allOf.map(({ properties }) => properties?.['code']?.const).find((code) => code !== undefined);
}

/**
 * @param {import('../types.js').Operation} operation
 * @param {import('../types.js').Context} context
 */
function check(operation, { report, location, resolve }) {
  const schema = answerOf(operation)?.schema ?? {};
  const codes = (schema.oneOf ?? [schema]).map((member) => {
    const answer = member.$ref === undefined ? member : resolve(member, location.source.absoluteRef).node;
    return codeOf(answer ?? {});
  });
  const at = location.child(['responses', '200']).key();
  if (codes.includes(undefined)) {
    report({
      message: 'Every answer must be the envelope (allOf Envelope.yaml) with one code.',
      location: at,
    });
  } else if (codes.join() !== operation['x-codes']?.join()) {
    report({
      message: `x-codes must be the codes of the answers, in order: ${codes.join(', ')}.`,
      location: at,
    });
  }
}

/** Every answer is the envelope with a different code, and x-codes lists all codes. */
export function operationAnswers() {
  return { Operation: check };
}
