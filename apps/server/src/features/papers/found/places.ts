import { pageBreak } from '../texts/texts.queries.js';
import { phrasePattern, type SoughtText, wordsPattern } from './words.js';

/** A file of a paper, with the text that the caller may see. */
export interface ReadableFile {
  pageCount: number;
  openText: string;
  /** Undefined for a visitor. */
  closedText: string | undefined;
}

export interface Place {
  /** Number of the file in its paper, from 1. */
  file: number;
  /** From 1; 0 in a file without pages. */
  page: number;
  isBehind: boolean;
  text: string;
  marks: { from: number; to: number }[];
}

export interface Places {
  count: number;
  /** Of the file of the first place. */
  pageCount: number;
  pages: number[];
  snippets: Place[];
}

/** Characters of a snippet, with its ellipses. */
const longest = 60;
/** Before the place: the beginning of its sentence, if it is near. */
const longestLead = 18;
const shortLead = 12;
const mostSnippets = 3;

export function placesIn(files: readonly ReadableFile[], sought: SoughtText): Places {
  const pages = files.flatMap((file, index) => pagesOf(file, index + 1));
  const phrase = phrasePattern(sought);
  const isPhrase = pages.some(({ text }) => text.search(phrase) !== -1);
  const pattern = isPhrase ? phrase : wordsPattern(sought);
  const found = pages.flatMap((page) => {
    const starts = [...page.text.matchAll(pattern)].map(({ index }) => index);
    return starts.length === 0 ? [] : [{ page, starts }];
  });
  const file = found[0]?.page.file ?? 1;
  return {
    count: found.reduce((sum, { starts }) => sum + starts.length, 0),
    pageCount: files[file - 1]?.pageCount ?? 0,
    pages: found.filter(({ page }) => page.file === file && page.page > 0).map(({ page }) => page.page),
    snippets: found.flatMap(({ page, starts }) => snippetsOf(page, starts, pattern)).slice(0, mostSnippets),
  };
}

type TextPage = Pick<Place, 'file' | 'page' | 'isBehind' | 'text'>;

function pagesOf({ pageCount, openText, closedText }: ReadableFile, file: number): TextPage[] {
  const open = openText === '' ? [] : openText.split(pageBreak);
  const closed = closedText === undefined || closedText === '' ? [] : closedText.split(pageBreak);
  // Counted from the end: the text of a page may be empty, and that of a visitor ends with the cut.
  const firstClosed = pageCount - closed.length;
  const numbered = (index: number) => (pageCount === 0 ? 0 : index + 1);
  return [
    ...open.map((page, index) => ({ file, page: numbered(index), isBehind: false, text: page })),
    ...closed.map((page, index) => ({
      file,
      page: numbered(firstClosed + index),
      isBehind: true,
      text: page,
    })),
  ];
}

/** Signs that belong to what stands before a snippet. */
const endsSomething = /[\s\p{Pe}\p{Pf}，、。．；：！？]/u;

function withoutEnds(lead: readonly string[]): readonly string[] {
  const first = lead.findIndex((sign) => !endsSomething.test(sign));
  return first === -1 ? [] : lead.slice(first);
}

/** Of places that are near each other one snippet. */
function snippetsOf(page: TextPage, starts: readonly number[], pattern: RegExp): Place[] {
  const snippets: Place[] = [];
  let end = -1;
  for (const start of starts) {
    if (start < end) continue;
    if (snippets.length === mostSnippets) break;
    const { snippet, until } = snippetAt(page, start, pattern);
    snippets.push(snippet);
    end = until;
  }
  return snippets;
}

function snippetAt(page: TextPage, start: number, pattern: RegExp): { snippet: Place; until: number } {
  const before = Array.from(page.text.slice(Math.max(0, start - 2 * longestLead), start));
  const near = before.slice(-longestLead);
  const sentence = near.findLastIndex((sign) => /[。！？；\n]/u.test(sign));
  const isBeginning = before.length <= longestLead && start <= 2 * longestLead;
  const lead = sentence !== -1 ? near.slice(sentence + 1) : isBeginning ? near : near.slice(-shortLead);
  const isCutBefore = sentence === -1 && !isBeginning;
  const front = isCutBefore ? ['…', ...lead] : withoutEnds(lead);
  const after = Array.from(page.text.slice(start, start + 2 * longest));
  const room = longest - front.length;
  const isCutAfter = after.length > room;
  const rest = isCutAfter ? [...after.slice(0, room - 1), '…'] : after;
  const snippet = [...front, ...rest].join('').replaceAll('\n', ' ').toWellFormed();
  const until = start + rest.join('').length;
  return { snippet: { ...page, text: snippet, marks: marksIn(snippet, front.length, pattern) }, until };
}

/** In characters, as the description counts. A place that is longer than the snippet is marked to its end. */
function marksIn(snippet: string, first: number, pattern: RegExp): Place['marks'] {
  const lengthOf = (part: string): number => Array.from(part).length;
  const marks = [...snippet.matchAll(pattern)].map((match) => {
    const from = lengthOf(snippet.slice(0, match.index));
    return { from, to: from + lengthOf(match[0]) };
  });
  return marks.length > 0 ? marks : [{ from: first, to: lengthOf(snippet) }];
}
