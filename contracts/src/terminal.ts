import { stripVTControlCharacters, styleText } from 'node:util';

import { causesOf } from './causes.js';
import type { Result } from './certify.js';
import type { Contract } from './contract.js';
import { sentence } from './differences.js';
import { showAnswered, type Shown, showSent, showStates } from './show.js';
import { byTag, type Counts, countsOf } from './summary.js';

type Colour = 'red' | 'green' | 'yellow' | 'bold' | 'dim';
export type Paint = (colour: Colour, text: string) => string;

/** @param colours whether the output supports colours */
export function paintFor(colours: boolean): Paint {
  return (colour, text) => (colours ? styleText(colour, text, { validateStream: false }) : text);
}

/**
 * The whole result: a table by tag, the failures, their likely causes, and the interactions that were not run.
 *
 * @param maxFailures how many failures are described
 */
export function writeOutcome(
  contract: Contract,
  results: readonly Result[],
  paint: Paint,
  maxFailures = Infinity,
): string {
  const failures = byTag(contract, results).flatMap((row) =>
    row.results.filter(({ outcome }) => outcome === 'failed'),
  );
  return [
    table(contract, results, paint),
    ...failures.slice(0, maxFailures).map((result) => writeFailure(result, paint)),
    ...(failures.length > maxFailures
      ? [`……还有 ${String(failures.length - maxFailures)} 项失败没有列出，全文见 --report`]
      : []),
    ...causes(results, paint),
    ...notRun(results, paint),
    lastLine(countsOf(results), paint),
  ].join('\n\n');
}

function table(contract: Contract, results: readonly Result[], paint: Paint): string {
  const rows = byTag(contract, results).map(({ title, name, ...counts }) => [
    `${title} ${paint('dim', name)}`,
    ...cells(counts, paint),
  ]);
  const head = ['标签', '通过', '失败', '未运行'];
  const total = [paint('bold', '合计'), ...cells(countsOf(results), paint)];
  const lines = [head, ...rows, total];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))));
  const [first = '', ...rest] = lines.map((line) =>
    line.map((cell, column) => padded(cell, widths[column] ?? 0, column > 0)).join('  '),
  );
  const rule = paint('dim', '─'.repeat(widths.reduce((sum, width) => sum + width, 2 * (widths.length - 1))));
  return [first, rule, ...rest.slice(0, -1), rule, ...rest.slice(-1)].join('\n');
}

function cells({ passed, failed, notRun: left }: Counts, paint: Paint): string[] {
  return [
    paint(passed > 0 ? 'green' : 'dim', String(passed)),
    paint(failed > 0 ? 'red' : 'dim', String(failed)),
    paint(left > 0 ? 'yellow' : 'dim', String(left)),
  ];
}

const LONGEST_BODY = 40;
/** Headers that the site does not read are left out here; the reports have all of them. */
const SHOWN_HEADER = /^(accept|content-type|fingerprint|location|token):/i;

function writeFailure({ interaction, reference, differences, exchange }: Result, paint: Paint): string {
  const { sent, answered } = exchange ?? {};
  return [
    `${paint('red', '✗')} ${paint('bold', interaction.description)}  ${reference.summary}`,
    ...differences.map((difference) => `  ${paint('red', '•')} ${sentence(difference)}`),
    `  ${paint('dim', '前提')}  ${showStates(interaction).join('；')}`,
    ...(sent === undefined ? [] : message('发出', showSent(sent), paint)),
    ...(answered === undefined ? [] : message('收到', showAnswered(answered), paint)),
    `  ${paint('dim', '规格')}  ${reference['x-spec']}`,
  ].join('\n');
}

function message(title: string, { line, headers, body }: Shown, paint: Paint): string[] {
  const lines = body === '' ? [] : body.split('\n');
  const left = lines.length - LONGEST_BODY;
  const rest = left > 0 ? [`……还有 ${String(left)} 行，全文见 --report`] : [];
  const shown = [
    ...headers.filter((header) => SHOWN_HEADER.test(header)),
    ...lines.slice(0, LONGEST_BODY),
    ...rest,
  ];
  return [`  ${paint('dim', title)}  ${line}`, ...shown.map((text) => `        ${text}`)];
}

/** They follow the failures, so that a long list does not scroll them away. */
function causes(results: readonly Result[], paint: Paint): string[] {
  const lines = causesOf(results).map(({ what, remedy, failures }) => {
    const operations = [...new Set(failures.map(({ reference }) => reference.operationId))];
    return [
      `  ${what}  ${paint('dim', `${String(failures.length)} 项：${listed(operations)}`)}`,
      `    → ${remedy}`,
    ].join('\n');
  });
  return lines.length === 0 ? [] : [[`${paint('red', '⚑')} 失败多半出于：`, ...lines].join('\n')];
}

const MOST_OPERATIONS = 4;

function listed(operations: readonly string[]): string {
  const more = operations.length > MOST_OPERATIONS ? '……' : '';
  return operations.slice(0, MOST_OPERATIONS).join(' ') + more;
}

/** Grouped by state, so that the author of the hook sees which state to implement next. */
function notRun(results: readonly Result[], paint: Paint): string[] {
  const left = results.filter(({ outcome }) => outcome === 'not run');
  const forStates = left.filter(({ missing = [] }) => missing.length > 0);
  const others = left.filter((result) => !forStates.includes(result));
  return [
    ...group(
      `未运行 ${String(forStates.length)} 项，因为这些状态没有准备（写法见 STATES.md，逐项见 --report）：`,
      forStates.flatMap(({ missing }) => [...new Set(missing)]),
      paint,
    ),
    ...group(
      `未运行 ${String(others.length)} 项，因为：`,
      others.map(({ reason = '' }) => reason),
      paint,
    ),
  ];
}

/** A title with its items, each once with its count, the most frequent first. */
function group(title: string, items: readonly string[], paint: Paint): string[] {
  if (items.length === 0) return [];
  const counts = [...new Set(items)]
    .map((item) => ({ item, count: items.filter((one) => one === item).length }))
    .toSorted((a, b) => b.count - a.count);
  const lines = counts.map(({ item, count }) => `  ${item}  ${paint('dim', `${String(count)} 项`)}`);
  return [[`${paint('yellow', '○')} ${title}`, ...lines].join('\n')];
}

function lastLine({ passed, failed, notRun: left }: Counts, paint: Paint): string {
  const text = `${String(passed)} 项通过，${String(failed)} 项失败，${String(left)} 项未运行`;
  return paint(failed > 0 ? 'red' : left > 0 ? 'yellow' : 'green', text);
}

const WIDE = /[\u2e80-\u9fff\uff00-\uff60]/g;

/** The width in columns: a Chinese character takes two. */
function widthOf(text: string): number {
  const plain = stripVTControlCharacters(text);
  return plain.length + (plain.match(WIDE)?.length ?? 0);
}

function padded(text: string, width: number, isNumber: boolean): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  return isNumber ? `${space}${text}` : `${text}${space}`;
}
