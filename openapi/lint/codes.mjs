/** Every code that an operation can answer, and the name of the example that shows it. */
export const EXAMPLE_OF_CODE = new Map([
  [200, 'success'],
  [-1, 'unauthenticated'],
  [400, 'invalid'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [410, 'expired'],
  [422, 'incorrect'],
  [429, 'tooOften'],
]);

/**
 * The JSON media type of an operation's 200, in which success and refusals arrive alike.
 * @param {import('./types.js').Operation} operation
 */
export function answerOf(operation) {
  return operation.responses?.['200']?.content?.['application/json'];
}

/**
 * The media type of an operation's request whose examples bear the names of the answers: JSON, or a form where
 * there is no other.
 * @param {import('./types.js').Operation} operation
 */
export function questionOf(operation) {
  const content = operation.requestBody?.content;
  return content?.['application/json'] ?? content?.['multipart/form-data'];
}
