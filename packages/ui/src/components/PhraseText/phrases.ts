import { phraseTextMessages as messages } from './messages.zh.js';

const { grades, subjects, schoolYear, semesters, sheets, terms, edition } = messages;

const phrase = new RegExp(
  `([“‘（《]?(?:(?:${grades})(?:${subjects}|${semesters})?|(?:${subjects})(?:${sheets})?|\\d{4}[—–-]{1,2}\\d{2,4}(?: ?${schoolYear})?|${semesters}|${terms}|${sheets}|${edition})[”’）》：，、。？！]*)`,
);

/** Splits a title into parts; those with an odd index must not be broken. */
export function phrasesOf(title: string): string[] {
  return title.split(phrase);
}

/** The name of the first subject in a title. */
export function subjectIn(title: string): string | undefined {
  return new RegExp(subjects).exec(title)?.[0];
}
