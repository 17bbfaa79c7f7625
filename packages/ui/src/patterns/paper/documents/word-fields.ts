/**
 * What docx-preview keeps of a file, as far as fields need it. It draws no run that belongs to a field, with all that
 * stands beside the field in the same run, and has no hook for one.
 */
interface WordElement {
  type?: string;
  children?: WordElement[];
  /** Of a run: docx-preview leaves it out. */
  fieldRun?: boolean;
  /** Of a mark of a field: `begin`, `separate` or `end`. */
  charType?: string;
  text?: string;
}

export interface WordFile {
  parts: readonly { rootElement?: WordElement; body?: WordElement }[];
}

/** Characters that no text contains. They stand for the numbers until the sheets are laid out. */
const PAGE = '\uFDD0';
const PAGES = '\uFDD1';

function markOf(instruction: string): string | undefined {
  if (/^\s*PAGE\b/i.test(instruction)) return PAGE;
  return /^\s*NUMPAGES\b/i.test(instruction) ? PAGES : undefined;
}

/** Puts marks in the place of the fields PAGE and NUMPAGES, and of what the file has stored for them. */
export function markPageNumbers({ parts }: WordFile): void {
  for (const { rootElement, body } of parts) markIn(rootElement ?? body);
}

function markIn(root: WordElement | undefined): void {
  /** The instructions of the fields that have begun, which may lie in each other. */
  const open: string[] = [];
  for (const run of runsOf(root)) {
    run.children = (run.children ?? []).flatMap((child) => {
      if (child.charType === 'begin') open.push('');
      if (child.type === 'instruction') open.push(`${open.pop() ?? ''}${child.text ?? ''}`);
      const mark = markOf(open.at(-1) ?? '');
      if (child.charType === 'end') {
        open.pop();
        return mark === undefined ? [] : [{ type: 'text', text: mark }];
      }
      const isField = child.charType !== undefined || child.type === 'instruction';
      return isField || mark !== undefined ? [] : [child];
    });
    run.fieldRun = false;
  }
}

function runsOf(element: WordElement | undefined): WordElement[] {
  if (element === undefined) return [];
  return element.type === 'run' ? [element] : (element.children ?? []).flatMap((child) => runsOf(child));
}

/** Writes the numbers of a sheet, and of all sheets, into what docx-preview has drawn. */
export function fillPageNumbers(sheet: HTMLElement, number: number, total: number): void {
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const filled = (text.nodeValue ?? '').replaceAll(PAGE, String(number)).replaceAll(PAGES, String(total));
    if (filled !== text.nodeValue) text.nodeValue = filled;
  }
}
