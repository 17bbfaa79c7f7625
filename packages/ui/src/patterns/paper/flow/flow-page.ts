import type { FlowPage } from '../documents/document.js';
import { paperMessages as messages } from '../messages.zh.js';
import { inlineOf } from './inline.js';
import { cut, optionsIn, part } from './options.js';

/** A number that was typed, not counted by Word: 12．or 12、 */
const TYPED_NUMBER = /^\s*(\d{1,3})\s*([．.、])(?!\d)/;
/** The heading of a section, whatever its style: a Chinese number from one to ten, and 、 */
const SECTION = /^\s*[\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341]{1,3}、/;
/** A part of a question: （1）or (1). */
const PART = /^\s*[（(]\d{1,2}[）)]/;

/** Where the next block goes. */
interface State {
  page: HTMLElement;
  headings: ReadonlyMap<string, number>;
  losses: number;
  /** Body of the question that is written. */
  question: HTMLElement | undefined;
  /** List of alternatives, if the last block was one. */
  options: HTMLElement | undefined;
}

/**
 * Writes a sheet as text: headings, questions with their numbers, alternatives as lines, tables and formulas that
 * scroll in themselves. Headers and footers are left out.
 *
 * @param sheet a section of docx-preview, in the layout
 */
export function flowPage(sheet: HTMLElement, headings: ReadonlyMap<string, number>): FlowPage {
  const page = document.createElement('div');
  const state: State = { page, headings, losses: 0, question: undefined, options: undefined };
  for (const block of sheet.children)
    if (block.localName !== 'header' && block.localName !== 'footer') writeAll(state, block);
  return { element: page, losses: state.losses };
}

function writeAll(state: State, around: Element): void {
  for (const block of around.children) {
    if (block.localName === 'table') {
      put(state, boxOf(tableOf(state, block as HTMLTableElement)), block);
    } else if (block.localName === 'p' || block.children.length === 0) {
      writeParagraph(state, block as HTMLElement);
    } else {
      writeAll(state, block);
    }
  }
}

function put(state: State, element: HTMLElement, source: Element): void {
  state.options = undefined;
  (state.question ?? state.page).append(placed(element, source));
}

/** With the number of the block on the sheet, by which the place is kept when the view is changed. */
function placed(element: HTMLElement, source: Element): HTMLElement {
  const { block } = (source as HTMLElement).dataset;
  if (block !== undefined) element.dataset['block'] = block;
  return element;
}

function writeParagraph(state: State, source: HTMLElement): void {
  const { content, losses } = inlineOf(source);
  state.losses += losses;
  const text = content.textContent;
  if (text.trim() === '' && content.querySelector('img, math') === null) return;

  const level = levelOf(state, source, text);
  const style = getComputedStyle(source);
  if (level !== undefined) {
    state.question = undefined;
    // The title of the paper above the text is a heading of level 2.
    put(state, aligned(make(`h${String(Math.min(level + 2, 6))}`, content), style), source);
    return;
  }

  const counted = countedNumber(source);
  const typed = TYPED_NUMBER.exec(text);
  if (counted !== undefined || typed !== null) {
    const number = counted ?? typedNumber(typed?.[1] ?? '', typed?.[2] ?? '');
    const words = counted === undefined ? cut(content, typed?.[0].length ?? 0, text.length) : content;
    startQuestion(state, number, make('p', words), source);
    return;
  }

  const { question, options } = state;
  if (question !== undefined) {
    const last = options?.lastElementChild?.firstElementChild?.textContent ?? '';
    const further = last === '' ? undefined : optionsIn(content, String.fromCharCode(last.charCodeAt(0) + 1));
    const items = further ?? optionsIn(content);
    if (items !== undefined) {
      const list = further === undefined ? undefined : options;
      writeOptions(state, list, items, source);
      return;
    }
    const belongs = text.trim() === '' || PART.test(text) || indentOf(style) > 0;
    if (!belongs) state.question = undefined;
  }
  put(state, aligned(make('p', content), style), source);
}

function levelOf({ headings }: State, source: HTMLElement, text: string): number | undefined {
  const styled = [...source.classList]
    .map((style) => headings.get(style))
    .find((level) => level !== undefined);
  return styled ?? (SECTION.test(text) ? Math.min(headings.size, 1) + 1 : undefined);
}

function make(tag: string, content: Node): HTMLElement {
  const element = document.createElement(tag);
  element.append(content);
  return element;
}

function aligned(element: HTMLElement, { textAlign }: CSSStyleDeclaration): HTMLElement {
  if (textAlign === 'center' || textAlign === 'right') element.dataset['align'] = textAlign;
  return element;
}

function indentOf({ marginLeft, paddingLeft }: CSSStyleDeclaration): number {
  return (Number.parseFloat(marginLeft) || 0) + (Number.parseFloat(paddingLeft) || 0);
}

/** The number that a style sheet writes before a paragraph (word-numbers.ts): the style goes along. */
function countedNumber(source: HTMLElement): HTMLElement | undefined {
  const { content, counterIncrement } = getComputedStyle(source, '::before');
  if (!content.includes('counter') && !content.startsWith('"')) return undefined;
  const label = content.replaceAll(/\\9 ?|\t/g, '').replace(/[．.、]\s*"$/, '"');
  if (label === '""') return undefined;
  const number = document.createElement('span');
  number.dataset['number'] = '';
  number.style.setProperty('--number', label);
  number.style.counterReset = source.style.counterReset;
  number.style.setProperty('--step', counterIncrement);
  return number;
}

function typedNumber(digits: string, stop: string): HTMLElement {
  const number = document.createElement('span');
  number.dataset['number'] = '';
  number.append(digits, part('stop', stop));
  return number;
}

function startQuestion(state: State, number: HTMLElement, first: HTMLElement, source: HTMLElement): void {
  const question = document.createElement('div');
  question.dataset['question'] = '';
  const body = document.createElement('div');
  question.append(number, body);
  body.append(first);
  state.question = undefined;
  put(state, question, source);
  state.question = body;
}

function writeOptions(
  state: State,
  list: HTMLElement | undefined,
  items: readonly HTMLElement[],
  source: HTMLElement,
): void {
  const [first] = items;
  if (first !== undefined) placed(first, source);
  if (list !== undefined) {
    list.append(...items);
    return;
  }
  const created = document.createElement('ul');
  created.append(...items);
  put(state, created, source);
  state.options = created;
}

/** A box that scrolls where its content is wider than the window (scroll-boxes.ts). */
function boxOf(table: HTMLTableElement): HTMLElement {
  const columns = Math.max(0, ...[...table.rows].map(({ cells }) => cells.length));
  const scroller = make('div', table);
  scroller.dataset['scroll'] = '';
  const box = make('div', scroller);
  box.dataset['box'] = messages.tableHint(columns);
  const track = make('div', document.createElement('span'));
  track.dataset['track'] = messages.tableHint(columns);
  track.setAttribute('aria-hidden', 'true');
  box.append(track);
  return box;
}

function tableOf(state: State, source: HTMLTableElement): HTMLTableElement {
  const table = document.createElement('table');
  for (const sourceRow of source.rows) {
    const row = table.insertRow();
    for (const sourceCell of sourceRow.cells) {
      // The continuation of a cell above.
      if (sourceCell.style.display === 'none') continue;
      const cell = row.insertCell();
      cell.colSpan = sourceCell.colSpan;
      cell.rowSpan = sourceCell.rowSpan;
      writeCell(state, cell, sourceCell);
    }
  }
  return table;
}

function writeCell(state: State, cell: HTMLElement, source: Element): void {
  for (const block of source.children) {
    if (block.localName === 'table') {
      cell.append(tableOf(state, block as HTMLTableElement));
      continue;
    }
    const { content, losses } = inlineOf(block);
    state.losses += losses;
    cell.append(make('p', content));
  }
}
