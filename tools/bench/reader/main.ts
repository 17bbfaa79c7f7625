/**
 * `npm run bench:reader [-- --runs 5] [--continue] [--write]`: the document reader compared with react-pdf and the viewer of
 * pdf.js. Each visit is kept in `.cache/bench`; `--continue` takes those of an interrupted bench and measures what is
 * missing. Exits 1 when a wanted figure is missed.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { ensureNeeds } from '../../setup/needs.mjs';
import { CACHE, ROOT } from '../../setup/paths.mjs';
import { figuresOf, judge, report } from './report.js';
import { otherWork } from './other-work.js';
import { serveReaders } from './serve.js';
import { readPaper, type Visit } from './visit.js';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    continue: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);

const READERS = { inkstone: 'PaperViewer', 'react-pdf': 'react-pdf', pdfjs: 'pdf.js viewer' };
const PAGES = [2, 40, 300];

interface Measured {
  page: string;
  reader: string;
  pages: number;
  visits: Visit[];
}

/** How often 40 pages are read, to draw about as many as the longest paper has. */
const AGAIN = 8;

const KEPT = join(CACHE, 'bench', 'reader-visits.json');

/** Each reader on each paper, with the visits of an interrupted bench where they are wanted. */
function toMeasure(): Measured[] {
  if (values.continue && existsSync(KEPT)) return JSON.parse(readFileSync(KEPT, 'utf8')) as Measured[];
  return PAGES.flatMap((pages) =>
    Object.entries(READERS).map(([page, reader]) => ({ page, reader, pages, visits: [] })),
  );
}

function urlOf(page: string, pages: number): string {
  return `${address}${page}.html?file=papers/${String(pages)}.pdf&pages=${String(pages)}`;
}

/** Size of a paper in KB. */
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
  const cases = toMeasure();
  // In turn, so that other work on the machine affects all of them alike.
  for (let run = 1; run <= runs; run += 1) {
    process.stderr.write(`${String(run)} / ${String(runs)}\n`);
    for (const { page, pages, visits } of cases) {
      if (visits.length >= Math.min(run, page === 'react-pdf' && pages === 300 ? 1 : runs)) continue;
      visits.push(await readPaper(urlOf(page, pages), pages));
      writeFileSync(KEPT, JSON.stringify(cases));
    }
  }
  const cut = await readPaper(`${urlOf('inkstone', 300)}&uncut`, 225);
  const again = await readPaper(urlOf('inkstone', 40), 40, AGAIN);
  const figures = cases.map(figuresOf);
  const verdicts = judge(figures, READERS.inkstone);
  const text = await format(
    report(figures, verdicts, {
      runs,
      machine: `${String(availableParallelism())} cores (${cpus()[0]?.model.trim() ?? 'unknown'}) of which other work took ${String(Math.round(100 * other))} %`,
      date: new Date().toISOString().slice(0, 10),
      papers: PAGES.map((pages) => ({ pages, file: sizeOf(pages) })),
      cut: { fetched: cut.fetched, file: sizeOf(300) },
      again: { times: AGAIN, peak: again.peak },
    }),
    { parser: 'markdown', printWidth: 110 },
  );
  process.stdout.write(text);
  if (values.write) writeFileSync(join(ROOT, 'docs', 'performance-reader.md'), text);
  if (verdicts.some(({ holds }) => !holds)) process.exitCode = 1;
} finally {
  await close();
}
