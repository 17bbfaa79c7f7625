import { AlignmentType, Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { unzipSync, zipSync } from 'fflate';
import type { PaperDocument } from '../../document.js';
import type { Picture } from '../figures.js';
import { treesOf } from '../typst.js';
import { answerBlocks, type Block, questionNumbers, type Runs, sectionBlocks } from './body.js';
import { runsOf } from './runs.js';
import { trees } from './tree.js';

export interface WordSpec {
  document: PaperDocument;
  pictures: ReadonlyMap<string, Picture>;
  date: Date;
  answersOnly?: boolean;
}

/** Every text of a document, so that Typst reads them all at once. */
function textsIn(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) textsIn(inner, into);
  }
  return into;
}

function runsIn(document: PaperDocument): Runs {
  const texts = [...textsIn([document.sections, document.answers])];
  const read = trees.parse(treesOf(texts));
  const byText = new Map(texts.map((text, at) => [text, read[at]]));
  return (text) => {
    const tree = byText.get(text);
    return tree ? runsOf(tree) : [];
  };
}

function head(document: PaperDocument): Paragraph[] {
  const centred = { alignment: AlignmentType.CENTER };
  const line = (text: string) => new Paragraph({ ...centred, children: [new TextRun(text)] });
  const blank = '＿＿＿＿＿＿';
  return [
    line(`砚田教育\u3000${document.stage}${document.subject}\u3000${document.kind}`),
    new Paragraph({ ...centred, heading: HeadingLevel.HEADING_1, text: document.title.join('') }),
    line(`时间：${String(document.minutes)}分钟\u3000\u3000满分：${String(document.score)}分`),
    line(`学校${blank}\u3000班级${blank}\u3000姓名${blank}\u3000${document.young ? '得分' : '学号'}${blank}`),
    ...(document.notes.length > 0
      ? [new Paragraph({ style: 'Note', children: [new TextRun('注意事项')] })]
      : []),
    ...document.notes.map((note, at) => new Paragraph(`${String(at + 1)}．${note}`)),
  ];
}

function footerOf(name: string): Footer {
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            children: [`${name}\u3000第 `, PageNumber.CURRENT, ' 页\u3000共 ', PageNumber.TOTAL_PAGES, ' 页'],
          }),
        ],
      }),
    ],
  });
}

const fonts = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', cs: 'Times New Roman', eastAsia: '宋体' };
function heading(size: number, before: number) {
  return {
    run: { size, bold: true, color: '000000', font: fonts },
    paragraph: { spacing: { before, after: 120 } },
  };
}

/** Headings, numbering, tables and formulas are Word's own. */
export async function writeDocx({
  document,
  pictures,
  date,
  answersOnly = false,
}: WordSpec): Promise<Uint8Array> {
  const sources = { runs: runsIn(document), pictures };
  const questions = answersOnly
    ? []
    : document.sections.flatMap((section) => sectionBlocks(section, sources));
  const answers = document.answers.flatMap((section) => answerBlocks(section, sources));
  const children: Block[] = [
    ...(answersOnly ? [] : head(document)),
    ...questions,
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      alignment: AlignmentType.CENTER,
      pageBreakBefore: !answersOnly,
      text: answersOnly ? `${document.title.join('')}答案与解析` : '答案与解析',
    }),
    ...answers,
  ];
  const file = new Document({
    title: document.title.join(''),
    creator: '砚田教育',
    lastModifiedBy: '砚田教育',
    numbering: { config: [questionNumbers] },
    styles: {
      default: {
        document: { run: { size: 21, font: fonts }, paragraph: { spacing: { line: 340 } } },
        heading1: heading(32, 120),
        heading2: heading(22, 240),
      },
      characterStyles: [{ id: 'SectionNote', name: '题型说明', run: { bold: false, size: 21 } }],
      paragraphStyles: [
        { id: 'PassageTitle', name: '短文标题', basedOn: 'Normal', run: { bold: true } },
        { id: 'Note', name: '注意事项', basedOn: 'Normal', run: { bold: true } },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1134, right: 1134, bottom: 1134, left: 1247 },
          },
        },
        footers: { default: footerOf(document.footer) },
        children,
      },
    ],
  });
  return dated(await Packer.toBuffer(file), date);
}

/** The library writes the time of day; the same paper must give the same bytes. */
function dated(packed: Uint8Array, date: Date): Uint8Array {
  const parts = unzipSync(packed);
  const core = parts['docProps/core.xml'];
  if (core) {
    const stamp = date.toISOString().slice(0, 19);
    const text = new TextDecoder().decode(core).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, `${stamp}Z`);
    parts['docProps/core.xml'] = new TextEncoder().encode(text);
  }
  return zipSync(parts, { level: 6, mtime: date });
}
