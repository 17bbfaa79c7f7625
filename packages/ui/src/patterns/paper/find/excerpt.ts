import type { Match } from './match.js';

/** A match with the text around it. */
export interface Excerpt {
  before: string;
  words: string;
  after: string;
}

interface Room {
  /** Maximum number of characters before and after the match. */
  before: number;
  after: number;
}

/** Also before the number of a question. */
const SENTENCE_END = /[。！？；]|\n(?=\s*\d{1,3}\s*[．.])/g;
const CJK = String.raw`[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]`;
/** Without lookbehind, which Safari 15 refuses. */
const CHINESE_LINE_END = new RegExp(String.raw`(${CJK})[^\S\n]*\n\s*(?=${CJK})`, 'g');

/** The sentence with a match, as one line of text, with an ellipsis where it was cut. */
export function excerptOf(text: string, { start, end }: Match, room: Room): Excerpt {
  const earlier = text.slice(0, start);
  const later = text.slice(end);
  const from = Math.max(...[...earlier.matchAll(SENTENCE_END)].slice(-1).map(({ index }) => index + 1), 0);
  const [stop] = later.matchAll(SENTENCE_END);
  const before = oneLine(earlier.slice(from)).trimStart();
  const after = oneLine(later.slice(0, stop === undefined ? undefined : stop.index + 1)).trimEnd();
  return {
    before: before.length > room.before ? `…${before.slice(-room.before)}` : before,
    words: oneLine(text.slice(start, end)),
    after: after.length > room.after ? `${after.slice(0, room.after)}…` : after,
  };
}

/** Chinese text has no blanks at its line ends. */
function oneLine(text: string): string {
  return text.replaceAll(CHINESE_LINE_END, '$1').replaceAll(/\s+/g, ' ');
}
