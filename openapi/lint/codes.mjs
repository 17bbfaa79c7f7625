/** The codes of answers with the names of their examples. */
export const EXAMPLE_OF_CODE = new Map([
  [200, 'success'],
  [-1, 'unauthenticated'],
  [400, 'invalid'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [410, 'expired'],
  [422, 'incorrect'],
  [428, 'unconfirmed'],
  [429, 'tooOften'],
]);

/**
 * The JSON media type of an operation's 200, which contains success and refusals.
 * @param {import('./types.js').Operation} operation
 */
export function answerOf(operation) {
  return operation.responses?.['200']?.content?.['application/json'];
}

/**
 * The media type of an operation's request whose examples have the names of the answers: JSON, or a form if it has no
 * JSON.
 * @param {import('./types.js').Operation} operation
 */
export function questionOf(operation) {
  const content = operation.requestBody?.content;
  return content?.['application/json'] ?? content?.['multipart/form-data'];
}
