import { setImmediate } from 'node:timers/promises';
import { isTaught } from '../books/units.js';
import type { GradeName, StageKey, SubjectName } from '../lookups/school.js';
import { at } from '../text/random.js';
import { composePaper } from './compose-paper.js';
import type { PaperDocument } from './document.js';
import { picturesOf } from './output/figures.js';
import type { FileSink } from './output/paper-writer.js';
import { openRaster, type Raster } from './output/raster.js';
import { setDocument } from './output/typst.js';
import { writeDocx } from './output/word/docx.js';
import { hash } from './svg/markup.js';

/** A kind of {@link resourceKinds} and a key that ends in .pdf or .docx. */
export interface ResourceSpec {
  key: string;
  bookTitle: string;
  showName: string;
  kind: string;
  subjectName: SubjectName;
  stage: StageKey;
}

const grades: Readonly<Record<StageKey, readonly GradeName[]>> = {
  high: ['高一', '高二', '高三'],
  middle: ['初三', '初二', '初一'],
  primary: ['三年级', '四年级', '五年级', '六年级', '一年级', '二年级'],
};

const date = new Date(Date.UTC(2026, 8, 1, 1));

export async function writeResourceFiles(resources: readonly ResourceSpec[], files: FileSink): Promise<void> {
  const raster = await openRaster();
  try {
    for (const resource of resources) {
      await files.write(resource.key, await fileOf(resource, raster));
      await setImmediate();
    }
  } finally {
    await raster.close();
  }
}

/** Of the grade in the title of its book, else of the stage. */
function documentOf(resource: ResourceSpec): PaperDocument {
  const { stage, subjectName } = resource;
  const names = grades[stage].filter((name) => isTaught(stage, subjectName, name));
  const document = composePaper({
    id: hash(resource.key) % 100_000,
    title: resource.showName,
    stage,
    subjectName,
    gradeName: names.find((name) => resource.bookTitle.includes(name)) ?? at(names, 0),
    typeName: '课时练习',
    year: 2026,
    keys: [resource.key],
  });
  return { ...document, kind: resource.kind, footer: resource.bookTitle };
}

async function fileOf(resource: ResourceSpec, raster: Raster): Promise<Uint8Array> {
  const { bookTitle: book, showName: title, subjectName: subject } = resource;
  switch (resource.kind) {
    case '答案解析':
      return setDocument('solutions', { ...documentOf(resource), title, book }).pdf(date);
    case '勘误表':
      return setDocument('errata', { title, book, rows: errataOf(hash(resource.key)) }).pdf(date);
    case '教学课件': {
      const document = documentOf(resource);
      const { lang } = document;
      return setDocument('slides', {
        title: title.replace(/^教学课件[：:]/u, ''),
        book,
        subject,
        lang,
        aims: [
          '一、能说出本课的核心概念，并举出生活中的例子。',
          '二、能独立完成例题，说清每一步的理由。',
          '三、能在新的情境中运用所学，检查自己的答案是否合理。',
        ],
        examples: examplesOf(document),
      }).pdf(date);
    }
    default: {
      const document = documentOf(resource);
      return writeDocx({ document, pictures: await picturesOf(document, raster), date });
    }
  }
}

/** Questions that make sense alone on a slide, without those of a passage. */
function examplesOf({ sections, answers }: PaperDocument): unknown[] {
  const solved = new Map(answers.flatMap(({ items }) => items).map((answer) => [answer.number, answer]));
  return sections
    .filter(({ items }) => items.every(({ kind }) => kind === 'question'))
    .flatMap(({ items }) => items)
    .flatMap((item) =>
      item.kind === 'question'
        ? [{ question: { ...item, score: null, space: 0 }, answer: solved.get(item.number) }]
        : [],
    )
    .slice(0, 4);
}

const slips = [
  ['“的”误排为“地”', '改正用字'],
  ['图中字母漏标', '补标字母'],
  ['选项C末尾多排一个句号', '删去句号'],
  ['答案序号与题号错位一行', '答案依次下移一行'],
  ['单位漏排', '补排单位'],
  ['例题编号重复', '依次改正编号'],
] as const;

function errataOf(seed: number): string[][] {
  return slips
    .slice(0, 3 + (seed % 4))
    .map(([fault, mend], at) => [
      String(at + 1),
      `第${String(6 + ((seed >> (at + 2)) % 9) + at * 17)}页`,
      `第${String(1 + ((seed >> (at + 5)) % 18))}行`,
      fault,
      mend,
    ]);
}
