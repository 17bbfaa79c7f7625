import { previewPages } from '@inkstone/api/rules';
import type { FirstPages } from './first-pages.js';
import { mainPart, openWordPackage, packText, textOf, type WordPackage } from './word-package.js';
import { type XmlElement, xmlElements } from './xml-elements.js';

/**
 * Cuts a Word file (.docx) after the pages of the preview. The format has no pages: the program that saves it
 * notes how many there are, and Word where each one began.
 * @throws Error for a file that cannot be read, or in which too few pages are noted
 */
export function firstWordPages(file: Uint8Array): FirstPages {
  const parts = openWordPackage(file);
  const path = mainPart(parts);
  const text = textOf(parts, path) ?? '';
  const elements = xmlElements(text);
  const body = elements.find(({ name }) => name === 'body');
  if (body === undefined) throw new TypeError('a Word file without a text');
  const marks = beginnings(elements);
  const noted = notedPages(parts);
  if (noted === undefined && !marks.some(isNoted)) throw new TypeError('no pages are noted in the Word file');
  const pageCount = Math.max(noted ?? 0, marks.length + 1);
  const shown = previewPages(pageCount);
  if (shown === 0)
    return {
      bytes: packText(parts, path, keepUntil(body.content, [...body.parents, body], text, elements)),
      pageCount,
    };
  // Counted from the end: where a beginning is missing, less is shown, never more.
  const mark = marks[marks.length - (pageCount - shown)];
  if (mark === undefined) throw new TypeError('too few pages are noted in the Word file');
  const cut = wholeBeginning(mark, elements);
  return { bytes: packText(parts, path, keepUntil(cut.start, cut.parents, text, elements)), pageCount };
}

/** The pages that the program counted. */
function notedPages(parts: WordPackage): number | undefined {
  const pages = /<(?:\w+:)?Pages>\s*([1-9]\d{0,5})\s*</.exec(textOf(parts, 'docProps/app.xml') ?? '')?.[1];
  return pages === undefined ? undefined : Number(pages);
}

function isNoted({ name }: XmlElement): boolean {
  return name === 'lastRenderedPageBreak';
}

/** Where Word began a page; in a file of another program, where its author wanted one to begin. */
function beginnings(elements: readonly XmlElement[]): XmlElement[] {
  const inText = elements.filter(({ parents }) => !parents.some(({ name }) => name === 'txbxContent'));
  const noted = inText.filter(isNoted);
  if (noted.length > 0) return noted;
  return inText.filter(({ name, attributes }) => name === 'br' && attributes['w:type'] === 'page');
}

const contents = new Set(['t', 'tab', 'sym', 'drawing', 'pict', 'object', 'oMath', 'instrText']);

/**
 * What begins with a page: the row of a table, whose other cells may reach over the page, or a paragraph, which
 * would leave its number behind.
 */
function wholeBeginning(mark: XmlElement, elements: readonly XmlElement[]): XmlElement {
  const row = mark.parents.find(({ name }) => name === 'tr');
  if (row !== undefined) return row;
  const paragraph = mark.parents.findLast(({ name }) => name === 'p');
  if (paragraph === undefined) return mark;
  const isBefore = ({ start }: XmlElement) => start > paragraph.start && start < mark.start;
  return elements.some((element) => isBefore(element) && contents.has(element.name)) ? mark : paragraph;
}

/** The text up to a place, with the open elements closed, and with the paper and the margins of its section. */
function keepUntil(
  place: number,
  open: readonly XmlElement[],
  text: string,
  elements: readonly XmlElement[],
): string {
  const section = elements.find(({ name, start }) => name === 'sectPr' && start >= place);
  const closing = open.toReversed().map(({ name, fullName }) => {
    const own = name === 'body' && section !== undefined ? text.slice(section.start, section.end) : '';
    return `${own}</${fullName}>`;
  });
  return text.slice(0, place) + closing.join('');
}
