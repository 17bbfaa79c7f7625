/**
 * `npm run bench:reader [-- --runs 5] [--write]`: the document reader beside react-pdf and the viewer of pdf.js, in one
 * run. Exits 1 when a wanted figure is missed.
 */
import { statSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { ensureNeeds } from '../../setup/needs.mjs';
import { ROOT } from '../../setup/paths.mjs';
import { figuresOf, judge, report } from './report.js';
import { otherWork } from './other-work.js';
import { serveReaders } from './serve.js';
import { readPaper, type Visit } from './visit.js';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);

const READERS = { inkstone: 'PaperViewer', 'react-pdf': 'react-pdf', pdfjs: 'pdf.js viewer' };
const PAGES = [2, 40, 300];

function urlOf(page: string, pages: number): string {
  return `${address}${page}.html?file=papers/${String(pages)}.pdf&pages=${String(pages)}`;
}

/** KB of the file of a paper. */
function sizeOf(pages: number): number {
  return statSync(join(folder, `${String(pages)}.pdf`)).size / 1000;
}

if (process.platform !== 'linux') {
  process.stderr.write('bench:reader 从 /proc 读取浏览器的内存，只能在 Linux 上运行。\n');
  process.exit(1);
}
await ensureNeeds(['browser']);
const other = await otherWork();
const { address, folder, close } = await serveReaders(Object.keys(READERS), PAGES);
try {
  const cases = PAGES.flatMap((pages) =>
    Object.entries(READERS).map(([page, reader]) => ({ page, reader, pages, visits: [] as Visit[] })),
  );
  // In turn, so that other work on the machine meets all of them.
  for (let run = 1; run <= runs; run += 1) {
    process.stderr.write(`${String(run)} / ${String(runs)}\n`);
    for (const { page, pages, visits } of cases) visits.push(await readPaper(urlOf(page, pages), pages));
  }
  const cut = await readPaper(`${urlOf('inkstone', 300)}&uncut`, 225);
  const figures = cases.map(figuresOf);
  const verdicts = judge(figures, READERS.inkstone);
  const text = await format(
    report(figures, verdicts, {
      runs,
      machine: `${String(availableParallelism())} cores (${cpus()[0]?.model.trim() ?? 'unknown'}) of which other work took ${String(Math.round(100 * other))} %`,
      date: new Date().toISOString().slice(0, 10),
      papers: PAGES.map((pages) => ({ pages, file: sizeOf(pages) })),
      cut: { fetched: cut.fetched, file: sizeOf(300) },
    }),
    { parser: 'markdown', printWidth: 110 },
  );
  process.stdout.write(text);
  if (values.write) writeFileSync(join(ROOT, 'docs', 'performance-reader.md'), text);
  if (verdicts.some(({ holds }) => !holds)) process.exitCode = 1;
} finally {
  await close();
}
