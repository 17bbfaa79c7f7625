export interface Row {
  name: string;
  /** Medians, formatted; in the order of `COLUMNS`. */
  cells: string[];
}

export interface Verdict {
  name: string;
  measured: string;
  wanted: string;
  holds: boolean;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('a median of nothing');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const COLUMNS = [
  '',
  'text ms',
  '× bare',
  '× plain',
  'main thread ms',
  '× bare',
  'scripts KB',
  'all KB',
  'shift',
];

export function report(rows: readonly Row[], verdicts: readonly Verdict[], runs: number): string {
  return `<!-- Written by npm run bench -w @inkstone/site -- --write; measure again instead of editing. -->

# Performance on a cheap phone

Slow 4G (1.6 Mbit/s, 150 ms), CPU × 4, 412 px wide, cold cache, medians of ${String(runs)} runs; all pages in turn in one run. \`npm run bench -w @inkstone/site\` builds the comparison pages (plain HTML, and the bare stack of React, router, query and styled-components), starts the reference server with the demonstration content and prints these tables; \`-- --write\` keeps them here. Text is there when a paper's title (home, papers) or a book's title (books) has been painted. Main thread counts all tasks until nothing is fetched or computed any more.

${markdown(
  COLUMNS,
  rows.map(({ name, cells }) => [name, ...cells]),
)}

${markdown(
  ['', 'measured', 'wanted', 'holds'],
  verdicts.map(({ name, measured, wanted, holds }) => [name, measured, wanted, holds ? 'yes' : '**no**']),
)}
`;
}
