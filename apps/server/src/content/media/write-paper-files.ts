import { setImmediate } from 'node:timers/promises';
import {
  answerHeading,
  blocksOf,
  headingBlocks,
  PaperSource,
  shortened,
  type PaperSpec,
} from './compose-paper.js';
import type { Figure } from './bank/question.js';
import type { Section } from './bank/select-questions.js';
import { charactersOf, extensionOf, picturesOf, type FileSink } from './output/paper-writer.js';
import { writePdf } from './output/pdf.js';
import { openRaster, type Raster } from './output/raster.js';
import { scannedPage } from './output/svg-page.js';
import { cutTypeface } from './output/typeface.js';
import { writeDocx } from './output/word/docx.js';
import { pagePaper } from './page-paper.js';
import { a4, scan, type Block } from './typeset/blocks.js';
import { Flow } from './typeset/flow.js';
import type { Op } from './typeset/ops.js';

export type { PaperSpec } from './compose-paper.js';

/** Called with the number of papers whose files are written, and the number of all papers. */
export type PaperProgress = (done: number, total: number) => void;

/**
 * Writes the files of all papers under their keys: PDF with embedded font, Word, and PNG for scanned papers,
 * depending on the key's extension. Papers of one stage and subject share a font subset.
 */
export async function writePaperFiles(
  papers: readonly PaperSpec[],
  files: FileSink,
  onProgress: PaperProgress = () => undefined,
): Promise<void> {
  const groups = Map.groupBy(papers, (paper) => `${paper.stage}/${paper.subjectName}`);
  const raster = await openRaster();
  let done = 0;
  try {
    for (const group of groups.values()) {
      await writeGroup(group, files, raster);
      done += group.length;
      onProgress(done, papers.length);
      // Lets other work of the process run between two groups.
      await setImmediate();
    }
  } finally {
    await raster.close();
  }
}

async function writeGroup(papers: readonly PaperSpec[], files: FileSink, raster: Raster): Promise<void> {
  const waiting: Promise<void>[] = [];
  const paged: { key: string; paper: PaperSpec; pages: Op[][] }[] = [];
  const characters = new Set<string>();
  for (const paper of papers) {
    for (const key of paper.keys) {
      const extension = extensionOf(key);
      if (extension === 'pdf') {
        const pages = pagePaper(paper);
        charactersOf(pages, characters);
        paged.push({ key, paper, pages });
      } else if (extension === 'docx') {
        waiting.push(writeWord(key, paper, files, raster));
      } else {
        // Rasterising runs on other threads while the next papers are laid out.
        waiting.push(raster.png(scanOf(key, paper), 900).then((bytes) => files.write(key, bytes)));
      }
    }
  }
  const typeface = await cutTypeface(characters);
  for (const { key, paper, pages } of paged) {
    const date = dateOf(paper);
    const pdf = writePdf({ title: paper.title, width: a4.width, height: a4.height, pages, date }, typeface);
    waiting.push(pdf.then((bytes) => files.write(key, bytes)));
  }
  await Promise.all(waiting);
}

function dateOf(paper: Pick<PaperSpec, 'id' | 'year'>): Date {
  return new Date(Date.UTC(paper.year, paper.id % 12, 1 + (paper.id % 28), 1));
}

function isAnswers(key: string): boolean {
  return key.includes('answers');
}

async function writeWord(key: string, paper: PaperSpec, files: FileSink, raster: Raster): Promise<void> {
  const source = new PaperSource(paper);
  const { body, answers, score } = blocksOf(source.sections(1), source.full);
  const heading = headingBlocks({
    title: paper.title,
    subject: paper.subjectName,
    minutes: source.minutes,
    score,
    pages: 0,
    short: false,
  });
  const blocks: Block[] = isAnswers(key)
    ? [...answerHeading(paper.title), ...answers]
    : [...heading, ...body, { kind: 'break' }, ...answerHeading(paper.title), ...answers];
  const pictures = await picturesOf(blocks, raster);
  const footer = `${paper.gradeName}${paper.subjectName}`;
  await files.write(key, writeDocx({ title: paper.title, footer, blocks, pictures, date: dateOf(paper) }));
}

/** One scanned page: the answer sheet of a paper in several files, or a whole short test. */
function scanOf(key: string, paper: PaperSpec): string {
  const tilt = ((paper.id % 7) - 3) * 0.12;
  const pages = key.includes('answer-sheet') ? answerSheet(paper) : shortTest(paper);
  return scannedPage(pages[0] ?? [], scan.width, scan.height, tilt);
}

function shortTest(paper: PaperSpec): Op[][] {
  let sections: Section[] | undefined = new PaperSource(paper).sections(0);
  for (;;) {
    const { body, score } = blocksOf(sections, 0);
    const flow = new Flow(scan, 0.5);
    const minutes = Math.min(45, Math.max(20, Math.round(score / 10) * 5));
    const heading = headingBlocks({
      title: paper.title,
      subject: paper.subjectName,
      minutes,
      score,
      pages: 1,
      short: true,
    });
    for (const block of [...heading, ...body]) flow.add(block);
    if (flow.pages.length === 1) return flow.pages;
    sections = shortened(sections);
    if (!sections) return flow.pages;
  }
}

/** A frame for one long answer, with its number in the corner. */
function answerFrame(number: number, width: number, height: number): Figure {
  const d = `M0 0L${String(width)} 0L${String(width)} ${String(height)}L0 ${String(height)}Z`;
  return {
    width,
    height,
    ops: [
      { kind: 'path', x: 0, y: 0, d, weight: 0.8 },
      { kind: 'text', x: 8, y: 16, size: 10.5, text: `${String(number)}．` },
    ],
  };
}

function answerSheet(paper: PaperSpec): Op[][] {
  const flow = new Flow(scan);
  const numbers = ['题号', ...Array.from({ length: 12 }, (_, at) => String(at + 1))];
  flow.add({ kind: 'title', text: `${paper.gradeName}${paper.subjectName}答题卡`, under: '' });
  flow.add({ kind: 'line', align: 'centre', text: '姓名\\blank{6}　班级\\blank{6}　准考证号\\blank{10}' });
  flow.add({ kind: 'section', text: '一、选择题（用2B铅笔填涂）' });
  flow.add({
    kind: 'table',
    rows: [
      numbers,
      ...['A', 'B', 'C', 'D'].map((letter) => ['', ...numbers.slice(1).map(() => `[${letter}]`)]),
    ],
  });
  flow.add({ kind: 'section', text: '二、非选择题（用黑色签字笔作答，超出边框无效）' });
  for (let at = 13; at <= 17; at += 1) {
    flow.add({ kind: 'figure', figure: answerFrame(at, scan.width - scan.left - scan.right, 102) });
  }
  return flow.pages;
}
