import { answerOf, EXAMPLE_OF_CODE, questionOf } from '../codes.mjs';

/**
 * @param {import('../types.js').Operation} operation
 * @param {import('../types.js').Context} context
 */
function check(operation, { report, location }) {
  const wanted = (operation['x-codes'] ?? []).map((code) => EXAMPLE_OF_CODE.get(code)).join(', ');

  /**
   * @param {Record<string, unknown>} examples
   * @param {'requestBody' | 'responses'} part
   */
  function hold(examples, part) {
    if (Object.keys(examples).join(', ') === wanted) return;
    report({ message: `${part} must have the examples ${wanted}.`, location: location.child(part).key() });
  }

  hold(answerOf(operation)?.examples ?? {}, 'responses');
  const body = questionOf(operation);
  if (body !== undefined) hold(body.examples ?? {}, 'requestBody');
}

/** Each code has an example, and the examples of the request have the same names as those of the answers. */
export function exampleNames() {
  return { Operation: check };
}
