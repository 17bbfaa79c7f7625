import {
  answerHeading,
  blocksOf,
  headingBlocks,
  PaperSource,
  shortened,
  type PaperSpec,
} from './compose-paper.js';
import { chineseNumber, type Section } from './bank/select-questions.js';
import { a4, type Block, type Sheet } from './typeset/blocks.js';
import { widthOf } from './typeset/boxes.js';
import { settable } from './typeset/font.js';
import { Flow } from './typeset/flow.js';
import type { Op } from './typeset/ops.js';

/** Up to this many pages, a paper is one examination with space for answers. */
const singleSet = 5;

const collection = 16;

/** A long paper is a collection of sets; a shorter one has further practice after the examination. */
function nameOfSet(spec: PaperSpec, at: number): string {
  if (spec.pages > collection) return `第${chineseNumber(at + 1)}套`;
  return at === 0 ? '试题部分' : `附：巩固练习（${chineseNumber(at)}）`;
}

/** The pages of a paper: exactly as many as its list entry says. */
export function pagePaper(spec: PaperSpec): Op[][] {
  const source = new PaperSource(spec);
  const sets: Section[][] = [source.sections(spec.pages < 3 ? 0 : 1)];
  let layout = layOut(spec, source, sets);
  while (layout.length > spec.pages) {
    const last = sets.pop() ?? [];
    const less = shortened(last);
    if (less) sets.push(less);
    else if (sets.length === 0) break;
    layout = layOut(spec, source, sets);
  }
  // Long papers are collections: as many further sets as fit, the last one shortened if necessary.
  while (spec.pages - layout.length >= 2 && spec.pages > singleSet) {
    const each = layout.length / sets.length;
    const more: Section[] | undefined = source.sections(
      spec.pages - layout.length >= each ? 1 : 0,
      spec.pages > collection,
    );
    if (more.length === 0) break;
    const next = layOut(spec, source, [...sets, more]);
    if (next.length > spec.pages) break;
    sets.push(more);
    layout = next;
  }
  let ease = 1;
  for (const wider of [1.3, 1.6, 2, 2.5]) {
    if (layout.length >= spec.pages) break;
    const next = layOut(spec, source, sets, 0, wider);
    if (next.length > spec.pages) break;
    ease = wider;
    layout = next;
  }
  const missing = spec.pages - layout.length;
  if (missing > 0) layout = layOut(spec, source, sets, missing, ease);
  finish(spec, layout);
  return layout;
}

/** Blank sheets between the questions and the answers if pages are left. */
function spareSheets(spec: PaperSpec, count: number): Block[] {
  const writing = spec.subjectName === '语文' || spec.subjectName === '英语';
  const titles: Block[] = [
    {
      kind: writing && spec.subjectName === '语文' ? 'grid' : 'lines',
      title: writing ? '作文答题纸' : '解答题答题纸',
    },
    { kind: 'lines', title: '订正与反思' },
    { kind: 'lines', title: '草稿纸' },
  ];
  return Array.from({ length: count }, (_, at) => titles[at % titles.length] ?? { kind: 'break' });
}

function layOut(
  spec: PaperSpec,
  source: PaperSource,
  sets: readonly (readonly Section[])[],
  spare = 0,
  ease = 1,
): Op[][] {
  const flow = new Flow(a4, ease);
  const short = spec.pages < 4;
  const drafts = sets.map((sections, at) => blocksOf(sections, short || at > 0 ? 0 : source.full));
  const [first] = drafts;
  if (!first) return flow.pages;
  const heading = headingBlocks({
    title: spec.title,
    subject: spec.subjectName,
    minutes: short ? Math.min(45, Math.max(20, Math.round(first.score / 10) * 5)) : source.minutes,
    score: first.score,
    pages: spec.pages,
    short,
  });
  for (const block of heading) flow.add(block);
  for (const [at, { body, score }] of drafts.entries()) {
    if (drafts.length > 1 && (at > 0 || spec.pages > collection)) {
      if (at > 0) flow.newPage();
      flow.add({ kind: 'title', text: `${nameOfSet(spec, at)}（满分${String(score)}分）`, under: '' });
    }
    for (const block of body) flow.add(block);
  }
  for (const block of spareSheets(spec, spare)) flow.add(block);
  if (!short || flow.left < 120) flow.newPage();
  for (const block of answerHeading(short ? '' : spec.title)) flow.add(block);
  for (const [at, { answers }] of drafts.entries()) {
    if (drafts.length > 1) flow.add({ kind: 'section', text: nameOfSet(spec, at) });
    for (const block of answers) flow.add(block);
  }
  return flow.pages;
}

/** Adds the sealed line to the first page and the footer to all. */
function finish(spec: PaperSpec, pages: Op[][]): void {
  pages[0]?.push(...sealedLine(a4));
  for (const [at, page] of pages.entries()) {
    page.push(footLine(`${spec.gradeName}${spec.subjectName}`, at, pages.length, a4));
  }
}

/** 第n页（共m页） in the middle of the footer. */
export function footLine(name: string, at: number, count: number, sheet: Sheet): Op {
  const text = settable(`${name}\u3000第${String(at + 1)}页（共${String(count)}页）`);
  return {
    kind: 'text',
    x: (sheet.width - widthOf(text, 9)) / 2,
    y: sheet.height - (sheet.height > 500 ? 34 : 16),
    size: 9,
    text,
  };
}

function sealedLine(sheet: Sheet): Op[] {
  const x = 44;
  const ops: Op[] = [{ kind: 'rule', x1: x, y1: 40, x2: x, y2: sheet.height - 40, weight: 0.6, dash: 3 }];
  const marks = [
    ['线', 0.28],
    ['封', 0.5],
    ['密', 0.72],
  ] as const;
  for (const [text, at] of marks) {
    ops.push({
      kind: 'path',
      x: x - 7,
      y: sheet.height * at - 12,
      d: 'M0 0L14 0L14 20L0 20Z',
      weight: 0,
      fill: 1,
    });
    ops.push({ kind: 'text', x: x + 3.6, y: sheet.height * at + 2, size: 10, text, turned: true });
  }
  const fields = [
    ['学校', 0.9],
    ['班级', 0.68],
    ['姓名', 0.46],
    ['考号', 0.24],
  ] as const;
  for (const [text, at] of fields) {
    ops.push({ kind: 'text', x: 30, y: sheet.height * at, size: 9.5, text, turned: true });
    ops.push({
      kind: 'rule',
      x1: 31,
      y1: sheet.height * at - 24,
      x2: 31,
      y2: sheet.height * at - 120,
      weight: 0.5,
    });
  }
  return ops;
}
