import { randomInt } from 'node:crypto';

/** Digits and capitals without those that are mistaken for each other: 0 O, 1 I L, U V. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/** The code by which an applicant follows an application: 30^12 of them, so that none is found by trying. */
export function newQueryCode(): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}

/** A code as somebody types or pastes it: case, blanks and hyphens do not count. */
export function normaliseQueryCode(text: string): string {
  return text.replaceAll(/[\s-]+/gu, '').toUpperCase();
}
