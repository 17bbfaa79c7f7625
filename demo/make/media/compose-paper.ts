import { type GradeName, stageKeyed } from '../lookups/school.js';
import { balanced, chineseNumber, scoreOf, sectionNote } from './bank/marks.js';
import { bankOf } from './bank/read-banks.js';
import {
  type Asked,
  type AskedItem,
  type PaperSize,
  type Section,
  selectSections,
} from './bank/select-questions.js';
import {
  type AnswerSection,
  columnsFor,
  type PaperDocument,
  paragraphsOf,
  passageOf,
  type PrintedQuestion,
  type PrintedSection,
} from './document.js';
import { type PaperTopic, rangeOf } from './paper-range.js';
import { notesFor } from './paper-notes.js';

export interface PaperSpec extends PaperTopic {
  id: number;
  title: string;
  year: number;
  keys: readonly string[];
}

const exercises = ['课时练习', '单元检测', '专项训练'];
const youngest: readonly GradeName[] = ['一年级', '二年级'];

export function isExercise({ typeName }: Pick<PaperSpec, 'typeName'>): boolean {
  return exercises.includes(typeName);
}

function sizeOf({ unit, typeName }: PaperSpec): PaperSize {
  if (unit !== undefined) return 'all';
  return typeName === '课时练习' ? 'exercise' : 'examination';
}

export function sectionsOf(spec: PaperSpec): { sections: Section[]; full: number; minutes: number } {
  const bank = bankOf(spec.stage, spec.subjectName);
  const sections = selectSections(bank, rangeOf(spec), sizeOf(spec), spec.id * 7919 + 17);
  return { sections, full: isExercise(spec) ? 0 : bank.full, minutes: bank.minutes };
}

function printedQuestion(item: AskedItem, number: number, score: number | undefined): PrintedQuestion {
  const { stem, passage, table = [], figure = null, parts = [], space = 0 } = item.source;
  return {
    kind: 'question',
    number,
    score: score ?? null,
    stem: paragraphsOf(stem),
    passage: passageOf(passage),
    table,
    figure,
    choices: item.choices,
    columns: columnsFor(item.choices),
    parts,
    space,
  };
}

/** The items of one question of the bank: a passage with its questions, or the question alone. */
function printedItems(question: Asked, first: number, score: number | undefined): PrintedSection['items'] {
  const { body, items } = question;
  const asked = items.map((item, at) => printedQuestion(item, first + at, score));
  if (!body.items) return asked;
  const passage = { lead: body.stem, text: passageOf(body.passage), table: body.table ?? [] };
  return [{ kind: 'passage', ...passage }, ...asked];
}

export function printed(
  drawn: readonly Section[],
  full: number,
): Pick<PaperDocument, 'sections' | 'answers' | 'score'> {
  const sections: PrintedSection[] = [];
  const answers: AnswerSection[] = [];
  const graded = full === 0 ? drawn : balanced(drawn, full);
  let number = 1;
  for (const [at, section] of graded.entries()) {
    const title = `${chineseNumber(at + 1)}、${section.plan.name}`;
    const items: PrintedSection['items'][number][] = [];
    const solved: AnswerSection['items'][number][] = [];
    const { scores, score } = section.plan;
    for (const [place, question] of section.questions.entries()) {
      const own = scores === undefined ? undefined : (scores[place] ?? score);
      items.push(...printedItems(question, number, own));
      for (const { answer, source } of question.items) {
        solved.push({ number, answer: paragraphsOf(answer), why: paragraphsOf(source.why) });
        number += 1;
      }
    }
    sections.push({ title, note: sectionNote(section), items });
    answers.push({ title, items: solved });
  }
  return { sections, answers, score: graded.reduce((sum, section) => sum + scoreOf(section), 0) };
}

/** Divided after the school year, so that no line has a single word. */
export function titleLines(title: string): string[] {
  const found = /^(.{6,}?(?:学年|\d{4}年))(.{6,})$/u.exec(title);
  return found && title.length > 22 ? [found[1] ?? '', found[2] ?? ''] : [title];
}

/** In proportion to its marks. */
function minutesFor(score: number, full: number, minutes: number): number {
  if (full === 0) return Math.min(45, Math.max(20, Math.round(score / 10) * 5));
  return score === full ? minutes : Math.max(30, Math.round((minutes * score) / full / 5) * 5);
}

export function composePaper(spec: PaperSpec, chosen = sectionsOf(spec)): PaperDocument {
  const { sections, full, minutes } = chosen;
  const content = printed(sections, full);
  const young = youngest.includes(spec.gradeName);
  return {
    title: titleLines(spec.title),
    stage: stageKeyed(spec.stage).name,
    subject: spec.subjectName,
    kind: spec.typeName,
    lang: spec.subjectName === '英语' && spec.stage !== 'primary' ? 'en' : 'zh',
    minutes: minutesFor(content.score, full, minutes),
    sealed: !isExercise(spec) && spec.stage !== 'primary',
    young,
    notes: isExercise(spec) ? [] : notesFor(spec.stage, young, spec.typeName),
    footer: `${spec.gradeName}${spec.subjectName}`,
    ...content,
  };
}
