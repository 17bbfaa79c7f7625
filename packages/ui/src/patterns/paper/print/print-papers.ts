import { openDocument } from '../documents/open-document.js';
import type { PaperPage } from '../documents/document.js';
import type { PaperSource } from '../types.js';
import { firstOfAnswers } from './answers.js';
import { openFrame, type PrintFrame } from './print-pages.js';

export interface PaperToPrint extends Pick<PaperSource, 'files' | 'shownPages' | 'assetsUrl'> {
  title: string;
  copies: number;
}

interface PrintOptions {
  title: string;
  /** On both sides: each copy begins on a sheet of its own. */
  both: boolean;
  /** The answers begin on a sheet of their own, and are printed once. */
  apart: boolean;
  /** The slip that is printed first: its lines. */
  slip?: { day: string; lines: readonly string[] } | undefined;
  signal: AbortSignal;
  /** Called before each paper with its number, from 1. */
  onPaper: (number: number) => void;
}

/**
 * Prints papers in one go. A page is drawn once, and its picture repeated for the copies.
 *
 * @returns titles of the papers that could not be opened; the others are printed
 */
export async function printPapers(papers: readonly PaperToPrint[], options: PrintOptions): Promise<string[]> {
  const { title, both, slip, signal, onPaper } = options;
  const frame = openFrame(title);
  if (frame === undefined) return papers.map((paper) => paper.title);
  if (slip !== undefined) addSlip(frame.sheet, title, slip, both);
  const failed: string[] = [];
  for (const [index, paper] of papers.entries()) {
    onPaper(index + 1);
    signal.throwIfAborted();
    await addPaper(frame, paper, options).catch(() => failed.push(paper.title));
  }
  signal.throwIfAborted();
  if (failed.length < papers.length) frame.print();
  return failed;
}

async function addPaper(
  frame: PrintFrame,
  { files, copies, ...source }: PaperToPrint,
  { both, apart }: Pick<PrintOptions, 'both' | 'apart'>,
) {
  const documents = await Promise.all(files.map((file) => openDocument(file, source)));
  const pages = documents.flatMap((opened) => opened.pages);
  const answers = apart ? await firstOfAnswers(pages) : pages.length;
  await addCopies(frame, pages.slice(0, answers), copies, both);
  await addCopies(frame, pages.slice(answers), 1, both);
}

async function addCopies(frame: PrintFrame, pages: readonly PaperPage[], copies: number, both: boolean) {
  const drawn: HTMLElement[] = [];
  for (const page of pages) drawn.push(await withPicture(await frame.add(page)));
  if (both && pages.length % 2 === 1) addBlank(frame.sheet);
  for (let copy = 1; copy < copies; copy += 1) await addCopy(frame, pages, drawn, both);
}

/** The drawing as a picture, which can be copied. Word pages are no drawings and stay as they are. */
async function withPicture(place: HTMLElement): Promise<HTMLElement> {
  const canvas = place.querySelector('canvas');
  const blob =
    canvas === null ? null : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (canvas === null || blob === null) return place;
  const picture = place.ownerDocument.createElement('img');
  picture.alt = '';
  picture.style.cssText = canvas.style.cssText;
  picture.src = URL.createObjectURL(blob);
  await picture.decode().catch(() => undefined);
  canvas.replaceWith(picture);
  return place;
}

async function addCopy(
  frame: PrintFrame,
  pages: readonly PaperPage[],
  drawn: readonly HTMLElement[],
  both: boolean,
) {
  for (const [index, place] of drawn.entries()) {
    const page = pages[index];
    if (place.querySelector('img') !== null) frame.sheet.body.append(place.cloneNode(true));
    else if (page !== undefined) await frame.add(page);
  }
  if (both && pages.length % 2 === 1) addBlank(frame.sheet);
}

/** The back of the last sheet of a copy. */
function addBlank(sheet: Document): void {
  const blank = sheet.createElement('div');
  blank.className = 'page';
  blank.style.height = '1px';
  sheet.body.append(blank);
}

function addSlip(
  sheet: Document,
  title: string,
  { day, lines }: { day: string; lines: readonly string[] },
  both: boolean,
) {
  const page = sheet.createElement('div');
  page.className = 'page';
  page.style.cssText =
    'box-sizing: border-box; width: 794px; padding: 72px; font: 16px/1.8 serif; color: #000';
  const heading = sheet.createElement('h1');
  heading.textContent = title;
  const date = sheet.createElement('p');
  date.textContent = day;
  const list = sheet.createElement('ol');
  for (const line of lines) {
    const item = sheet.createElement('li');
    item.textContent = line;
    list.append(item);
  }
  page.append(heading, date, list);
  sheet.body.append(page);
  if (both) addBlank(sheet);
}
