import { at, seededRandom, type SeededRandom } from '../../text/random.js';
import {
  type Bank,
  type BankQuestion,
  type BankSection,
  bodiesOf,
  type QuestionBody,
  type QuestionItem,
} from './question.js';

/** Units by preference: a later list is used only where those before it have too few questions. */
export type Range = readonly (readonly string[])[];

export interface AskedItem {
  source: QuestionItem;
  choices: readonly string[];
  answer: string;
}

export interface Asked {
  entry: BankQuestion;
  body: QuestionBody;
  items: readonly AskedItem[];
}

export interface Section {
  plan: BankSection;
  questions: readonly Asked[];
}

function shuffled<T>(list: readonly T[], random: SeededRandom): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = random.between(0, last);
    [mixed[last], mixed[other]] = [at(mixed, other), at(mixed, last)];
  }
  return mixed;
}

function asked(source: QuestionItem, random: SeededRandom): AskedItem {
  if (!source.options) return { source, choices: source.choices ?? [], answer: source.answer ?? '' };
  const [right] = source.options;
  const choices = shuffled(source.options, random);
  return { source, choices, answer: at(['A', 'B', 'C', 'D'], choices.indexOf(right ?? '')) };
}

function ask(entry: BankQuestion, random: SeededRandom): Asked {
  const body = random.pick(bodiesOf(entry));
  return { entry, body, items: (body.items ?? [body]).map((item) => asked(item, random)) };
}

/** An exercise, a whole examination, or all that the bank has in the range: a unit has few questions. */
export type PaperSize = 'exercise' | 'examination' | 'all';

function countFor({ counts: [exercise, examination] }: BankSection, size: PaperSize): number {
  if (size === 'all') return Infinity;
  return size === 'exercise' ? exercise : examination;
}

/** The sections of one paper, which follow from the seed alone. */
export function selectSections(bank: Bank, range: Range, size: PaperSize, seed: number): Section[] {
  const random = seededRandom(seed);
  return bank.sections
    .map((plan) => ({ plan, questions: choose(plan, range, countFor(plan, size), random) }))
    .filter(({ questions }) => questions.length > 0);
}

function choose(plan: BankSection, range: Range, count: number, random: SeededRandom): Asked[] {
  const chosen = new Set<BankQuestion>();
  for (const units of range) {
    const fit = plan.questions.filter(
      (entry) => !chosen.has(entry) && entry.units.some((unit) => units.includes(unit)),
    );
    for (const entry of shuffled(fit, random).slice(0, count - chosen.size)) chosen.add(entry);
  }
  return plan.questions.filter((entry) => chosen.has(entry)).map((entry) => ask(entry, random));
}

/** Each question of a passage counts. */
export function countOf(questions: readonly Asked[]): number {
  return questions.reduce((sum, { items }) => sum + items.length, 0);
}
