import { sum } from './counts.mjs';

/**
 * @typedef {object} Result
 * @property {import('./parts.mjs').Part} part
 * @property {import('./counts.mjs').Counts} counts
 * @property {number} seconds
 */

/**
 * The table of the parts, the tests that passed only when run again, and the totals alone on the last line.
 *
 * @param {Result[]} results
 * @returns {string}
 */
export function summary(results) {
  const rows = [
    ['部分', '通过', '失败', '跳过', '秒'],
    ...results.map(({ part, counts, seconds }) => [
      `${part.name} ${part.title}`,
      String(counts.passed),
      String(counts.failed),
      String(counts.skipped),
      String(Math.round(seconds)),
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => width(row[column] ?? ''))));
  const table = rows.map((row) =>
    row
      .map((cell, column) => {
        const space = ' '.repeat((widths[column] ?? 0) - width(cell));
        return column === 0 ? cell + space : space + cell;
      })
      .join('  '),
  );
  const total = sum(results.map((result) => result.counts));
  const unstable = total.unstable.map((name) => `  ! ${name}`);
  if (unstable.length > 0) unstable.unshift('第二次才通过，须找出原因：');
  return `${[...table, '', ...unstable, totals(total)].join('\n')}\n`;
}

/** @param {import('./counts.mjs').Counts} counts */
function totals({ passed, failed, skipped }) {
  return `${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`;
}

/**
 * Width on a terminal in columns. A Chinese character or full-width sign takes two.
 *
 * @param {string} text
 */
function width(text) {
  return text.length + (text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0);
}
