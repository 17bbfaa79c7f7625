import {
  AlignmentType,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  LevelFormat,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { AnswerSection, PassageLine, PrintedQuestion, PrintedSection } from '../../document.js';
import type { Picture } from '../figures.js';

export type Runs = (text: string) => ParagraphChild[];
export type Block = Paragraph | Table;

export interface Sources {
  runs: Runs;
  pictures: ReadonlyMap<string, Picture>;
}

const em = 210;
const hung = { left: 2 * em, hanging: 2 * em };

function paragraph(children: readonly ParagraphChild[], options: IParagraphOptions = {}): Paragraph {
  return new Paragraph({ ...options, children: [...children] });
}

function table(rows: readonly (readonly string[])[], { runs }: Sources): Table {
  return new Table({
    alignment: AlignmentType.CENTER,
    width: { size: 80, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells) =>
        new TableRow({
          cantSplit: true,
          children: cells.map(
            (cell) =>
              new TableCell({ children: [paragraph(runs(cell), { alignment: AlignmentType.CENTER })] }),
          ),
        }),
    ),
  });
}

function figure(name: string, { pictures }: Sources): Paragraph {
  const found = pictures.get(name);
  if (!found) throw new RangeError(`no picture ${name}`);
  // The library counts in pixels, 96 to the inch.
  const transformation = { width: (found.width * 4) / 3, height: (found.height * 4) / 3 };
  const altText = { id: String(found.id), name, title: '插图', description: '题目插图' };
  return paragraph([new ImageRun({ type: 'png', data: found.png, transformation, altText })], {
    alignment: AlignmentType.CENTER,
    keepNext: true,
  });
}

function passage(lines: readonly PassageLine[], { runs }: Sources): Paragraph[] {
  return lines.map(({ kind, text }) => {
    if (kind === 'paragraph') return paragraph(runs(text), { indent: { firstLine: 2 * em } });
    const alignment = kind === 'source' ? AlignmentType.RIGHT : AlignmentType.CENTER;
    return paragraph(runs(text), {
      alignment,
      ...(kind === 'title' && { style: 'PassageTitle', keepNext: true }),
    });
  });
}

/** Options at tab stops, in as many columns as in print. */
function options({ choices, columns }: PrintedQuestion, { runs }: Sources): Paragraph[] {
  const rows: ParagraphChild[][] = [];
  for (const [at, choice] of choices.entries()) {
    if (at % columns === 0) rows.push([]);
    const gap = at % columns === 0 ? '' : '\t';
    rows.at(-1)?.push(new TextRun(`${gap}${'ABCD'[at] ?? ''}．`), ...runs(choice));
  }
  const width = Math.round(9000 / columns);
  const tabStops = Array.from({ length: columns - 1 }, (_, at) => ({
    type: 'left' as const,
    position: 2 * em + width * (at + 1),
  }));
  return rows.map((children, at) =>
    paragraph(children, { indent: { left: 2 * em }, tabStops, keepNext: at < rows.length - 1 }),
  );
}

function question(asked: PrintedQuestion, sources: Sources): Block[] {
  const { runs } = sources;
  const score = asked.score === null ? [] : [new TextRun(`（${String(asked.score)}分）`)];
  const keepNext = asked.choices.length > 0 || asked.parts.length > 0;
  return [
    ...asked.stem.map((line, at) =>
      at === 0
        ? paragraph([...score, ...runs(line)], { keepNext, numbering: { reference: 'questions', level: 0 } })
        : paragraph(runs(line), { keepNext, indent: { left: 2 * em } }),
    ),
    ...passage(asked.passage, sources),
    ...(asked.table.length > 0 ? [table(asked.table, sources)] : []),
    ...(asked.figure === null ? [] : [figure(asked.figure, sources)]),
    ...options(asked, sources),
    ...asked.parts.map((part, at) => {
      const label = asked.parts.length > 1 ? `（${String(at + 1)}）` : '';
      return paragraph([new TextRun(label), ...runs(part)], { indent: { left: 4 * em, hanging: 2 * em } });
    }),
    ...(asked.space > 0 ? [paragraph([], { spacing: { after: Math.min(160, asked.space) * 20 } })] : []),
  ];
}

export function sectionBlocks(section: PrintedSection, sources: Sources): Block[] {
  return [
    paragraph([new TextRun(section.title), new TextRun({ text: section.note, style: 'SectionNote' })], {
      heading: HeadingLevel.HEADING_2,
      keepNext: true,
    }),
    ...section.items.flatMap((item) => {
      if (item.kind === 'question') return question(item, sources);
      return [
        paragraph(sources.runs(item.lead), { keepNext: true }),
        ...passage(item.text, sources),
        ...(item.table.length > 0 ? [table(item.table, sources)] : []),
      ];
    }),
  ];
}

export function answerBlocks(section: AnswerSection, { runs }: Sources): Block[] {
  return [
    paragraph([new TextRun(section.title)], { heading: HeadingLevel.HEADING_2, keepNext: true }),
    ...section.items.flatMap(({ number, answer, why }) => [
      ...answer.map((line, at) =>
        paragraph([new TextRun(at === 0 ? `${String(number)}．` : ''), ...runs(line)], {
          indent: at === 0 ? hung : { left: 2 * em },
        }),
      ),
      ...why.map((line, at) =>
        paragraph([new TextRun(at === 0 ? '【解析】' : ''), ...runs(line)], { indent: { left: 2 * em } }),
      ),
    ]),
  ];
}

/** 1．2．3．: Word counts the questions itself, so that a teacher can take one out. */
export const questionNumbers = {
  reference: 'questions',
  levels: [
    {
      level: 0,
      format: LevelFormat.DECIMAL,
      text: '%1．',
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: hung } },
    },
  ],
};
