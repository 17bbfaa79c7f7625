import type { Figure, Question } from '../bank/question.js';

/** The content of a paper, before it is laid out in pages or written as a Word file. */
export type Block =
  | { kind: 'title'; text: string; under: string }
  | { kind: 'line'; text: string; align: 'left' | 'centre'; size?: number }
  | { kind: 'notice'; lines: readonly string[] }
  | { kind: 'section'; text: string }
  | { kind: 'passage'; lead: string; text: string }
  | { kind: 'question'; number: number; question: Question }
  | { kind: 'answer'; label: string; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'table'; rows: readonly (readonly string[])[] }
  | { kind: 'figure'; figure: Figure }
  | { kind: 'break' }
  | { kind: 'grid'; title: string }
  | { kind: 'lines'; title: string };

export interface Sheet {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Font size of body text. */
  size: number;
}

export const a4: Sheet = {
  width: 595.28,
  height: 841.89,
  left: 70,
  right: 52,
  top: 58,
  bottom: 62,
  size: 10.5,
};
export const slide: Sheet = { width: 720, height: 405, left: 56, right: 56, top: 60, bottom: 40, size: 16 };

/** One page of a scanned paper: A4 with smaller margins, so that a whole exercise fits. */
export const scan: Sheet = { ...a4, left: 56, right: 52, top: 52, bottom: 46 };
