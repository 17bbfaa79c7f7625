import { SetupError } from '../setup/fail.mjs';

export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** 'bookReview' or 'BookReview' → 'book-review'. */
function kebab(name: string): string {
  return lowerFirst(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** 'bookReview' or 'BookReview' → 'book_review'. */
export function snake(name: string): string {
  return kebab(name).replaceAll('-', '_');
}

/** @throws SetupError with `what` and the usage if the text does not match */
export function expectShape(text: string | undefined, shape: RegExp, what: string, usage: string): string {
  if (text !== undefined && shape.test(text)) return text;
  throw new SetupError(`${what}${text === undefined ? '' : `，现在是“${text}”`}。用法：${usage}`);
}

export const pascal = /^[A-Z][A-Za-z0-9]*$/;
export const camel = /^[a-z][A-Za-z0-9]*$/;
