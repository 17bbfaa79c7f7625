import { setImmediate } from 'node:timers/promises';
import { countOf, type Section } from './bank/select-questions.js';
import { composePaper, type PaperSpec, sectionsOf } from './compose-paper.js';
import type { PaperDocument } from './document.js';
import { picturesOf } from './output/figures.js';
import { extensionOf, type FileSink } from './output/paper-writer.js';
import { openRaster, type Raster } from './output/raster.js';
import { scanned } from './output/scan.js';
import { setDocument } from './output/typst.js';
import { writeDocx } from './output/word/docx.js';

export type { PaperSpec } from './compose-paper.js';

/** PDF, Word, or PNG for scanned papers, by the key's extension. */
export async function writePaperFiles(
  papers: Iterable<PaperSpec>,
  files: FileSink,
  onPaper: () => void = () => undefined,
): Promise<void> {
  const raster = await openRaster();
  try {
    let writing: Promise<void> = Promise.resolve();
    for (const paper of papers) {
      const made = await Promise.all(
        paper.keys.map(async (key) => [key, await fileOf(key, paper, raster)] as const),
      );
      // One paper is stored while the next is set.
      await writing;
      writing = Promise.all(made.map(([key, bytes]) => files.write(key, bytes))).then(() => undefined);
      onPaper();
      // Lets other work of the process run.
      await setImmediate();
    }
    await writing;
  } finally {
    await raster.close();
  }
}

function dateOf(paper: Pick<PaperSpec, 'id' | 'year'>): Date {
  return new Date(Date.UTC(paper.year, paper.id % 12, 1 + (paper.id % 28), 1));
}

async function fileOf(key: string, paper: PaperSpec, raster: Raster): Promise<Uint8Array> {
  const date = dateOf(paper);
  switch (extensionOf(key)) {
    case 'pdf':
      return setDocument('paper', composePaper(paper)).pdf(date);
    case 'docx': {
      const document = composePaper(paper);
      const pictures = await picturesOf(document, raster);
      return writeDocx({ document, pictures, date, answersOnly: key.includes('answers') });
    }
    default:
      return scanOf(key, paper, raster);
  }
}

/** One scanned page: the answer sheet of a paper in several files, or a whole short test. */
function scanOf(key: string, paper: PaperSpec, raster: Raster): Promise<Uint8Array> {
  const tilt = ((paper.id % 7) - 3) * 0.12;
  if (key.includes('answer-sheet')) {
    return scanned(setDocument('answer-sheet', sheetOf(paper)).svg(), tilt, raster);
  }
  const chosen = sectionsOf(paper);
  for (;;) {
    const document: PaperDocument = {
      ...composePaper(paper, { ...chosen, full: 0 }),
      answers: [],
      notes: [],
      sealed: false,
    };
    const set = setDocument('paper', document);
    const less = shortened(chosen.sections);
    if (set.pages === 1 || !less) return scanned(set.svg(), tilt, raster);
    chosen.sections = less;
  }
}

/** Without the last question of the longest one; undefined if each has only one. */
function shortened(sections: readonly Section[]): Section[] | undefined {
  const fullest = [...sections].sort((one, other) => countOf(other.questions) - countOf(one.questions))[0];
  if (!fullest) return undefined;
  if (fullest.questions.length > 1) {
    return sections.map((section) =>
      section === fullest ? { ...section, questions: section.questions.slice(0, -1) } : section,
    );
  }
  return sections.length > 1 ? sections.slice(0, -1) : undefined;
}

/** Numbers of the questions to tick, and of those to answer in words. */
function sheetOf(paper: PaperSpec): { title: string; ticked: number[]; written: number[] } {
  const { sections } = composePaper(paper);
  const asked = sections.flatMap(({ items }) => items).filter((item) => item.kind === 'question');
  const numbers = (ticked: boolean) =>
    asked.filter(({ choices }) => choices.length > 0 === ticked).map(({ number }) => number);
  return {
    title: `${paper.gradeName}${paper.subjectName}答题卡`,
    ticked: numbers(true),
    written: numbers(false).slice(0, 6),
  };
}
