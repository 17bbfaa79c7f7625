import { at, type SeededRandom } from '../../text/random.js';
import type { Op } from '../typeset/ops.js';

export interface Figure {
  width: number;
  height: number;
  ops: readonly Op[];
}

/** One question in the notation of typeset/inline.ts; `\n` separates paragraphs. */
export interface Question {
  stem: string;
  /** Printed before the questions that belong to it; a line that begins with `##` is a centred heading. */
  passage?: string;
  /** Questions about the passage; each gets its own number. */
  items?: readonly Question[];
  choices?: readonly string[];
  /** Printed as （1）（2）（3）. */
  parts?: readonly string[];
  table?: readonly (readonly string[])[];
  figure?: Figure;
  /** Space for the answer in points. */
  space?: number;
  answer: string;
}

/** （1）before a part; a single part gets no number. */
export function partLabel({ parts = [] }: Question, at: number): string {
  return parts.length > 1 ? `（${String(at + 1)}）` : '';
}

/** A question that can be repeated with other numbers. */
export interface Template {
  /** Words of the units it belongs to, separated by `|`: a paper on one of them takes it first. */
  topic: string;
  /** School years of the stage in which it may be used, 1 the first. */
  from: number;
  to: number;
  make: (random: SeededRandom) => Question;
}

export interface SectionPlan {
  name: string;
  /** Printed after the scores: how to give the answers. */
  note?: string;
  score: number;
  /** Scores by position if they differ; each is then printed before its question. */
  scores?: readonly number[];
  /** Number of questions in a short test and in a whole examination. */
  counts: readonly [number, number];
  templates: readonly Template[];
}

export interface Bank {
  minutes: number;
  /** Full marks of a whole examination; its last section takes the remaining marks. */
  full: number;
  sections: readonly SectionPlan[];
}

export type Years = number | readonly [number, number];

function span(years: Years): { from: number; to: number } {
  return typeof years === 'number' ? { from: years, to: 6 } : { from: years[0], to: years[1] };
}

export interface ChoiceDraft {
  stem: string;
  /** The right answer first; they are shuffled when the question is used. */
  options: readonly [string, string, string, ...string[]];
  why?: string;
  table?: Question['table'];
  figure?: Figure;
}

function shuffled(draft: ChoiceDraft, random: SeededRandom): Question {
  const [right] = draft.options;
  const choices = [...draft.options];
  for (let last = choices.length - 1; last > 0; last -= 1) {
    const other = random.between(0, last);
    [choices[last], choices[other]] = [at(choices, other), at(choices, last)];
  }
  const letter = at(['A', 'B', 'C', 'D'], choices.indexOf(right));
  return {
    stem: draft.stem,
    choices,
    ...(draft.table && { table: draft.table }),
    ...(draft.figure && { figure: draft.figure }),
    answer: draft.why === undefined ? letter : `${letter}\u3000${draft.why}`,
  };
}

/** A question with four answers; the first one given is right. */
export function choice(
  topic: string,
  years: Years,
  stem: string,
  options: ChoiceDraft['options'],
  why?: string,
): Template {
  return {
    topic,
    ...span(years),
    make: (random) => shuffled({ stem, options, ...(why !== undefined && { why }) }, random),
  };
}

/** The same with numbers that change from paper to paper. */
export function choiceOf(
  topic: string,
  years: Years,
  draft: (random: SeededRandom) => ChoiceDraft,
): Template {
  return {
    topic,
    ...span(years),
    make: (random) => {
      let drawn = draft(random);
      // Some numbers make two of the answers equal: such a draw is discarded.
      for (let tries = 0; new Set(drawn.options).size < drawn.options.length && tries < 40; tries += 1) {
        drawn = draft(random);
      }
      return shuffled(drawn, random);
    },
  };
}

/** Any other question: fill-in, calculation, source material, writing. */
export function ask(
  topic: string,
  years: Years,
  question: Question | ((random: SeededRandom) => Question),
): Template {
  return { topic, ...span(years), make: typeof question === 'function' ? question : () => question };
}

/** A passage with its questions; choices are given as in `choice`. */
export function reading(
  topic: string,
  years: Years,
  passage: string,
  items: readonly (Question | ChoiceDraft)[],
  stem = '阅读下面的文字，完成下面小题。',
): Template {
  return {
    topic,
    ...span(years),
    make: (random) => ({
      stem,
      passage,
      items: items.map((item) => ('options' in item ? shuffled(item, random) : item)),
      answer: '',
    }),
  };
}

/** A random integer other than zero. */
export function nonZero(random: SeededRandom, low: number, high: number): number {
  const value = random.between(low, high);
  return value === 0 ? high : value;
}

export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

/** A fraction in lowest terms in the notation of the bank; integers have no denominator. */
export function ratio(over: number, under: number): string {
  const shared = gcd(over, under) || 1;
  const sign = over * under < 0 ? '-' : '';
  const top = Math.abs(over / shared);
  const bottom = Math.abs(under / shared);
  return bottom === 1 ? `${sign}${String(top)}` : `${sign}\\frac{${String(top)}}{${String(bottom)}}`;
}

/** `+3x`, `-x` or nothing: a term after another one. */
export function term(factor: number, name: string): string {
  if (factor === 0) return '';
  const size = Math.abs(factor) === 1 && name !== '' ? '' : String(Math.abs(factor));
  return `${factor < 0 ? '-' : '+'}${size}${name}`;
}

/** The same at the start of an expression: without a leading plus. */
export function lead(factor: number, name: string): string {
  const text = term(factor, name);
  return text.startsWith('+') ? text.slice(1) : text;
}

/** A decimal without floating-point error. */
export function dec(value: number, places = 2): string {
  return String(Number(value.toFixed(places)));
}

export const s = String;
