/** @import { RefusalKind } from './refusals.mjs' */

/** @param {string} text */
function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/**
 * Text of the description, whose only markup are backticks.
 *
 * @param {string} text
 */
function inline(text) {
  return escape(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n', '');
}

/**
 * Part of the page itself, so that it is read without a script, too.
 *
 * @param {readonly RefusalKind[]} kinds
 */
export function refusalTable(kinds) {
  const rows = kinds.map(
    ({ code, title, when, operations }) =>
      `<tr><th scope="row"><code>${String(code)}</code></th><td>${escape(title)}</td><td>${inline(when)}</td><td>${String(operations)}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">code</th><th scope="col">含义</th><th scope="col">何时</th><th scope="col">接口数</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
