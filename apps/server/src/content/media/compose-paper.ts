import type { GradeName, StageKey, SubjectName } from '../lookups/school.js';
import { bankOf } from './bank/banks.js';
import {
  balanced,
  chineseNumber,
  scoreOf,
  sectionHeading,
  Selection,
  type Section,
} from './bank/select-questions.js';
import type { Block } from './typeset/blocks.js';

export interface PaperSpec {
  id: number;
  title: string;
  stage: StageKey;
  gradeName: GradeName;
  subjectName: SubjectName;
  typeName: string;
  year: number;
  regionName: string;
  format: 'pdf' | 'docx' | 'image' | 'several';
  /** Pages of the PDF file, from 2 to 40. */
  pages: number;
  keys: readonly string[];
}

/** One set of questions as blocks, with its answers as separate blocks. */
export interface QuestionSet {
  body: Block[];
  answers: Block[];
  score: number;
}

const yearOfGrade: Readonly<Record<GradeName, number>> = {
  高一: 1,
  高二: 2,
  高三: 3,
  初一: 1,
  初二: 2,
  初三: 3,
  一年级: 1,
  二年级: 2,
  三年级: 3,
  四年级: 4,
  五年级: 5,
  六年级: 6,
};

/** The sets of one paper, drawn one after another from the subject's bank. */
export class PaperSource {
  readonly minutes: number;
  readonly full: number;
  private readonly selection: Selection;

  constructor(spec: Pick<PaperSpec, 'id' | 'title' | 'stage' | 'subjectName' | 'gradeName'>) {
    const bank = bankOf(spec.stage, spec.subjectName);
    this.minutes = bank.minutes;
    this.full = bank.full;
    this.selection = new Selection(bank, {
      title: spec.title,
      year: yearOfGrade[spec.gradeName],
      seed: spec.id * 7919 + 17,
    });
  }

  /** See Selection.next: with `again` a long collection may repeat a question with other numbers. */
  sections(size: 0 | 1, again = false): Section[] {
    return this.selection.next(size, again);
  }
}

/** Sections as blocks, numbered consecutively from 1. */
export function blocksOf(drawn: readonly Section[], full: number): QuestionSet {
  const sections = balanced(drawn, full);
  const body: Block[] = [];
  const answers: Block[] = [];
  let number = 0;
  let score = 0;
  for (const [at, section] of sections.entries()) {
    body.push({ kind: 'section', text: sectionHeading(section, at + 1) });
    answers.push({ kind: 'section', text: `${chineseNumber(at + 1)}、${section.plan.name}` });
    score += scoreOf(section);
    for (const [place, asked] of section.questions.entries()) {
      const own = section.plan.scores?.[place];
      const question = own === undefined ? asked : { ...asked, stem: `（${String(own)}分）${asked.stem}` };
      const lead = question.items ?? [question];
      if (question.items) body.push({ kind: 'passage', lead: question.stem, text: question.passage ?? '' });
      if (question.items && question.table) body.push({ kind: 'table', rows: question.table });
      for (const item of lead) {
        number += 1;
        body.push({ kind: 'question', number, question: item });
        answers.push({ kind: 'answer', label: `${String(number)}．`, text: item.answer });
      }
    }
  }
  return { body, answers, score };
}

/** The sections without the last question of the longest one; undefined if each has only one. */
export function shortened(sections: readonly Section[]): Section[] | undefined {
  const fullest = [...sections].sort((one, other) => other.questions.length - one.questions.length)[0];
  if (!fullest) return undefined;
  if (fullest.questions.length > 1) {
    return sections.map((section) =>
      section === fullest ? { ...section, questions: section.questions.slice(0, -1) } : section,
    );
  }
  return sections.length > 1 ? sections.slice(0, -1) : undefined;
}

export interface Heading {
  title: string;
  subject: string;
  minutes: number;
  score: number;
  pages: number;
  short: boolean;
}

/** Title block, the line with total marks and time, and the notes to candidates. */
export function headingBlocks(heading: Heading): Block[] {
  const blocks: Block[] = [
    {
      kind: 'title',
      text: heading.title,
      under: heading.short ? '' : Array.from(heading.subject).join('　'),
    },
    {
      kind: 'line',
      align: 'centre',
      text: `${heading.pages > 0 ? `本试卷共${String(heading.pages)}页，` : ''}满分${String(heading.score)}分，${heading.short ? '建议用时' : '考试用时'}${String(heading.minutes)}分钟。`,
    },
  ];
  if (!heading.short) {
    blocks.push({
      kind: 'notice',
      lines: [
        '答题前，先将自己的姓名、准考证号填写在试卷和答题卡上，并认真核对条形码上的信息。',
        '选择题的作答：选出每小题答案后，用2B铅笔把答题卡上对应题目的答案标号涂黑。',
        '非选择题的作答：用黑色签字笔直接答在答题卡上对应的答题区域内，写在试卷、草稿纸上无效。',
        '考试结束后，请将本试卷和答题卡一并上交。',
      ],
    });
  }
  return blocks;
}

export function answerHeading(title: string): Block[] {
  return [{ kind: 'title', text: title === '' ? '参考答案' : title, under: title === '' ? '' : '参考答案' }];
}
