import { markdown, median } from '../table.js';
import type { Visit } from './visit.js';

export interface Case {
  reader: string;
  pages: number;
  visits: readonly Visit[];
}

export interface Figures {
  reader: string;
  pages: number;
  first: number;
  jump: number | undefined;
  peak: number;
  fetched: number;
}

export interface Verdict {
  name: string;
  measured: number;
  /** The better of the other readers, or what is allowed. */
  wanted: number;
  unit: string;
  holds: boolean;
}

/** Medians of a few runs on a machine with other work differ by this much without a reason. */
const NOISE = 1.05;
/** In ms: jumps that differ by less than a frame are equal. */
const FRAME = 16;
/** Draws every page anyway: a jump only scrolls, or waits for a page that is already being drawn. */
const ALL_AT_ONCE = 'react-pdf';
/** How much more memory 300 pages may take than 40; the file alone is 8 MB larger. */
const FLAT = 1.15;

export function figuresOf({ reader, pages, visits }: Case): Figures {
  const jumps = visits.flatMap(({ jump }) => jump ?? []);
  return {
    reader,
    pages,
    first: median(visits.map(({ first }) => first)),
    jump: jumps.length === 0 ? undefined : median(jumps),
    peak: median(visits.map(({ peak }) => peak)),
    fetched: median(visits.map(({ fetched }) => fetched)),
  };
}

/** Compares the reader named `own` with the better of the others, figure by figure, and its memory with itself. */
export function judge(figures: readonly Figures[], own: string): Verdict[] {
  const mine = figures.filter(({ reader }) => reader === own);
  const verdicts = mine.flatMap((ours) => {
    const others = figures.filter(({ reader, pages }) => reader !== own && pages === ours.pages);
    const beside = (
      name: string,
      unit: string,
      of: (figures: Figures) => number | undefined,
      spare = 0,
    ): Verdict[] => {
      const measured = of(ours);
      const better = Math.min(...others.flatMap((other) => of(other) ?? []));
      if (measured === undefined || better === Infinity) return [];
      return [
        {
          name: `${String(ours.pages)} pages: ${name}`,
          measured,
          wanted: better,
          unit,
          holds: measured <= Math.max(better * NOISE, better + spare),
        },
      ];
    };
    return [
      ...beside('first page', 'ms', ({ first }) => first),
      ...beside('page 30, from the start', 'ms', ({ first, jump }) =>
        jump === undefined ? undefined : first + jump,
      ),
      ...beside(
        'jump to page 30',
        'ms',
        ({ reader, jump }) => (reader === ALL_AT_ONCE ? undefined : jump),
        FRAME,
      ),
      ...beside('peak memory', 'MB', ({ peak }) => peak),
    ];
  });
  const [long, short] = [300, 40].map((count) => mine.find(({ pages }) => pages === count)?.peak);
  if (long === undefined || short === undefined) return verdicts;
  const most = short * FLAT;
  return [
    ...verdicts,
    { name: 'memory is flat: 300 pages', measured: long, wanted: most, unit: 'MB', holds: long <= most },
  ];
}

function whole(value: number | undefined): string {
  return value === undefined ? '–' : String(Math.round(value));
}

export interface Circumstances {
  runs: number;
  machine: string;
  date: string;
  /** Size of the file of each paper, in KB. */
  papers: readonly { pages: number; file: number }[];
  /** Of the paper that the reader itself cuts: what was fetched, and how large the file is, in KB. */
  cut: { fetched: number; file: number };
  /** Of 40 pages that are read several times in one visit: the most memory, in MB. */
  again: { times: number; peak: number };
}

export function report(
  figures: readonly Figures[],
  verdicts: readonly Verdict[],
  { runs, machine, date, papers, cut, again }: Circumstances,
): string {
  return `<!-- Written by npm run bench:reader -- --write; measure again instead of editing. -->

# Performance of the document reader

PaperViewer beside \`react-pdf\` (all pages below each other) and the viewer of pdf.js (\`pdfjs-dist/web/pdf_viewer\`), on the same version of pdf.js. PaperViewer uses its legacy build, for the browsers of the site. Papers of 2, 40 and 300 pages with text, a table, a formula and a picture on each page; a page is A4 and drawn 800 × 1131 px. The files have ${papers.map(({ pages, file }) => `${whole(file)} KB (${String(pages)} pages)`).join(', ')} and are sent as they are; scripts, with that of the worker, and styles are sent with gzip. 20 Mbit/s, 40 ms, cold cache, a new browser for each run, the readers in turn. Medians of ${String(runs)} runs on ${machine}, ${date}; one run of \`react-pdf\` with 300 pages, which takes minutes.

- **first page**: from the navigation, with the scripts of the reader, to the painted canvas of page 1.
- **jump to 30**: right after that, by the slider of PaperViewer and by the call of the viewer, to the painted canvas of page 30. \`react-pdf\` draws all pages in any case, and has drawn most of them before this moment: below, its jump is not compared, and page 30 is also counted from the start.
- **memory**: the most that all processes of the browser held (PSS) while each page in turn was scrolled to and drawn. An empty Chromium holds about 200 MB.

${markdown(
  ['pages', 'reader', 'first page ms', 'jump to 30 ms', 'memory MB'],
  figures.map((row) => [String(row.pages), row.reader, whole(row.first), whole(row.jump), whole(row.peak)]),
)}

No worse than the better of the two others, within ${String(Math.round((NOISE - 1) * 100))} %, the jump within a frame of ${String(FRAME)} ms; 300 pages hold at most ${String(Math.round((FLAT - 1) * 100))} % more than 40:

${markdown(
  ['PaperViewer', 'measured', 'wanted', 'holds'],
  verdicts.map(({ name, measured, wanted, unit, holds }) => [
    name,
    `${whole(measured)} ${unit}`,
    `≤ ${whole(wanted)} ${unit}`,
    holds ? 'yes' : '**no**',
  ]),
)}

With 40 pages that are read ${String(again.times)} times without a pause, PaperViewer holds ${whole(again.peak)} MB (one run). What 300 pages hold above 40 therefore follows from how many pages were drawn, not from how many there are: it is what Chromium collects late.

Where the server answers the whole file, the reader cuts it and fetches the ranges of the pages that may be seen: of 300 pages, after reading the first 225, ${whole(cut.fetched)} of ${whole(cut.file)} KB.
`;
}
