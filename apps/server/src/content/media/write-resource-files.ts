import type { GradeName, StageKey, SubjectName } from '../lookups/school.js';
import { blocksOf, headingBlocks, PaperSource, type QuestionSet } from './compose-paper.js';
import { countOf } from './bank/select-questions.js';
import { charactersOf, extensionOf, picturesOf, type FileSink } from './output/paper-writer.js';
import { writePdf } from './output/pdf.js';
import { openRaster, type Raster } from './output/raster.js';
import { cutTypeface } from './output/typeface.js';
import { writeDocx } from './output/word/docx.js';
import { footLine } from './page-paper.js';
import { hash } from './svg/markup.js';
import { a4, slide, type Block, type Sheet } from './typeset/blocks.js';
import { Flow } from './typeset/flow.js';
import type { Op } from './typeset/ops.js';

/** A resource file of a book; its kind is one of the resource kinds, its key ends in .pdf or .docx. */
export interface ResourceSpec {
  key: string;
  bookTitle: string;
  showName: string;
  kind: string;
  subjectName: SubjectName;
  stage: StageKey;
}

interface Paged {
  resource: ResourceSpec;
  sheet: Sheet;
  pages: Op[][];
}

const grades: Readonly<Record<StageKey, readonly [GradeName, ...GradeName[]]>> = {
  high: ['高一', '高二', '高三'],
  middle: ['初一', '初二', '初三'],
  primary: ['三年级', '四年级', '五年级', '六年级', '一年级', '二年级'],
};

const date = new Date(Date.UTC(2026, 8, 1, 1));

/** Writes the files of all book resources under their keys, one to six pages each. */
export async function writeResourceFiles(resources: readonly ResourceSpec[], files: FileSink): Promise<void> {
  const raster = await openRaster();
  try {
    const groups = Map.groupBy(resources, (resource) => `${resource.stage}/${resource.subjectName}`);
    for (const group of groups.values()) await writeGroup(group, files, raster);
  } finally {
    await raster.close();
  }
}

async function writeGroup(
  resources: readonly ResourceSpec[],
  files: FileSink,
  raster: Raster,
): Promise<void> {
  const characters = new Set<string>();
  const paged: Paged[] = [];
  const waiting: Promise<void>[] = [];
  for (const resource of resources) {
    const blocks = blocksFor(resource);
    if (extensionOf(resource.key) === 'docx') {
      const pictures = await picturesOf(blocks, raster);
      const word = writeDocx({
        title: resource.showName,
        footer: resource.bookTitle,
        blocks,
        pictures,
        date,
      });
      waiting.push(files.write(resource.key, word));
      continue;
    }
    const sheet = resource.kind === '教学课件' ? slide : a4;
    const flow = new Flow(sheet, 0.5);
    for (const block of blocks) flow.add(block);
    for (const [at, ops] of flow.pages.entries()) decorate(ops, resource, sheet, at, flow.pages.length);
    charactersOf(flow.pages, characters);
    paged.push({ resource, sheet, pages: flow.pages });
  }
  const typeface = await cutTypeface(characters);
  for (const { resource, sheet, pages } of paged) {
    const { width, height } = sheet;
    const pdf = writePdf({ title: resource.showName, width, height, pages, date }, typeface);
    waiting.push(pdf.then((bytes) => files.write(resource.key, bytes)));
  }
  await Promise.all(waiting);
}

function decorate(ops: Op[], resource: ResourceSpec, sheet: Sheet, at: number, count: number): void {
  ops.push(footLine(resource.bookTitle, at, count, sheet));
  if (sheet !== slide) return;
  // A slide: a line under the header, the publisher's name in the corner.
  ops.push({ kind: 'rule', x1: sheet.left, y1: 44, x2: sheet.width - sheet.right, y2: 44, weight: 1.2 });
  ops.push({ kind: 'text', x: sheet.left, y: 36, size: 12, text: '砚田教育', bold: true });
  ops.push({
    kind: 'text',
    x: sheet.width - sheet.right - 72,
    y: 36,
    size: 12,
    text: `${resource.subjectName}课件`.padStart(6, '　'),
  });
}

function blocksFor(resource: ResourceSpec): Block[] {
  const seed = hash(resource.key);
  const names = grades[resource.stage];
  const known = names.find((name) => resource.bookTitle.includes(name));
  const source = new PaperSource({
    id: seed % 100_000,
    title: resource.showName,
    stage: resource.stage,
    subjectName: resource.subjectName,
    gradeName: known ?? names[Math.min(1, names.length - 1)] ?? names[0],
  });
  const set = blocksOf(source.sections(0), 0);
  switch (resource.kind) {
    case '答案解析':
      return answers(resource, set);
    case '勘误表':
      return errata(resource, seed);
    case '教学课件':
      return lesson(resource, set);
    default: {
      const heading = headingBlocks({
        title: resource.showName,
        subject: resource.subjectName,
        minutes: source.minutes,
        score: set.score,
        pages: 0,
        short: true,
      });
      return [
        ...heading,
        ...set.body,
        { kind: 'break' },
        { kind: 'title', text: '参考答案', under: '' },
        ...set.answers,
      ];
    }
  }
}

/** Each question in short form, with its answer below. */
function answers(resource: ResourceSpec, set: QuestionSet): Block[] {
  return [
    { kind: 'title', text: resource.showName, under: '' },
    {
      kind: 'line',
      align: 'centre',
      text: '使用说明：先独立完成，再对照本册核对；错题请在题号旁作记号，一周后重做。',
    },
    ...set.body.flatMap((block): Block[] => {
      if (block.kind !== 'question') return [block];
      const question = { ...block.question, space: 0 };
      return [
        { ...block, question },
        { kind: 'answer', label: '【答案】', text: block.question.answer },
      ];
    }),
  ];
}

const slips = [
  ['“的”误排为“地”', '改正用字'],
  ['图中字母漏标', '补标字母'],
  ['选项C末尾多排一个句号', '删去句号'],
  ['答案序号与题号错位一行', '答案依次下移一行'],
  ['单位漏排', '补排单位'],
  ['例题编号重复', '依次改正编号'],
] as const;

function errata(resource: ResourceSpec, seed: number): Block[] {
  const rows = slips
    .slice(0, 3 + (seed % 4))
    .map(([fault, mend], at) => [
      String(at + 1),
      `第${String(6 + ((seed >> (at + 2)) % 9) + at * 17)}页`,
      `第${String(1 + ((seed >> (at + 5)) % 18))}行`,
      fault,
      mend,
    ]);
  return [
    { kind: 'title', text: resource.showName, under: '' },
    {
      kind: 'paragraph',
      text: `感谢读者对《${resource.bookTitle}》的关心。经编辑部与作者核对，现将已发现的差错订正如下，重印时一并改正。`,
    },
    { kind: 'table', rows: [['序号', '页码', '位置', '原文问题', '订正'], ...rows] },
    {
      kind: 'paragraph',
      text: '如您发现其他差错，欢迎在本站“图书纠错”栏目告诉我们，每一条反馈都会有编辑回复。',
    },
    { kind: 'line', align: 'left', text: '砚田教育编辑部' },
  ];
}

/** Questions that make sense alone on a slide, that is, without those of a passage. */
function withoutPassages(body: readonly Block[]): (Block & { kind: 'question' })[] {
  const alone: (Block & { kind: 'question' })[] = [];
  let inPassage = false;
  for (const block of body) {
    if (block.kind === 'section') inPassage = false;
    if (block.kind === 'passage') inPassage = true;
    if (block.kind === 'question' && !inPassage) alone.push(block);
  }
  return alone;
}

/** Title slide, aims, then one question per slide with its answer on the next. */
function lesson(resource: ResourceSpec, set: QuestionSet): Block[] {
  const answerOf = new Map(
    set.answers.flatMap((block) => (block.kind === 'answer' ? [[block.label, block.text] as const] : [])),
  );
  const questions = withoutPassages(set.body).slice(0, 4);
  const blocks: Block[] = [
    { kind: 'line', align: 'centre', text: '　', size: 40 },
    { kind: 'title', text: resource.showName.replace(/^教学课件[：:]/u, ''), under: '' },
    {
      kind: 'line',
      align: 'centre',
      text: `配套《${resource.bookTitle}》\u3000砚田教育${resource.subjectName}编辑室`,
      size: 14,
    },
    { kind: 'break' },
    { kind: 'section', text: '学习目标' },
    { kind: 'paragraph', text: '一、能说出本课的核心概念，并举出生活中的例子。' },
    { kind: 'paragraph', text: '二、能独立完成例题，说清每一步的理由。' },
    { kind: 'paragraph', text: '三、能在新的情境中运用所学，检查自己的答案是否合理。' },
    {
      kind: 'paragraph',
      text: `本课安排${String(countOf(questions.map(({ question }) => question)))}道例题与练习，先想后讲。`,
    },
  ];
  for (const [at, block] of questions.entries()) {
    blocks.push(
      { kind: 'break' },
      { kind: 'section', text: at < 2 ? `例${String(at + 1)}` : `练习${String(at - 1)}` },
    );
    blocks.push({ ...block, number: at + 1, question: { ...block.question, space: 0 } });
    blocks.push({
      kind: 'answer',
      label: '解：',
      text: answerOf.get(`${String(block.number)}．`) ?? block.question.answer,
    });
  }
  return blocks;
}
