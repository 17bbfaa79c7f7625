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

interface WordPart {
  rootElement?: WordElement;
  body?: WordElement;
  /** Kept by the option `keepOrigin`. */
  _xmlDocument?: XMLDocument;
  parseXml?: (root: Element) => void;
}

export interface WordFile {
  parts: readonly WordPart[];
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
  for (const part of parts) {
    parseSimpleFields(part);
    markIn(part.rootElement ?? part.body);
  }
}

/**
 * Parses a part once more where it has simple fields, which docx-preview leaves out with all text in them: each of them
 * as the runs of a complex field.
 */
function parseSimpleFields(part: WordPart): void {
  const root = part._xmlDocument?.documentElement;
  const fields = [...(root?.getElementsByTagNameNS('*', 'fldSimple') ?? [])];
  if (root === undefined || fields.length === 0) return;
  for (const field of fields) {
    const of = runsLike(field);
    field.before(
      of('fldChar', 'begin'),
      of('instrText', field.getAttributeNS(field.namespaceURI, 'instr') ?? ''),
      of('fldChar', 'separate'),
      ...field.childNodes,
      of('fldChar', 'end'),
    );
    field.remove();
  }
  part.parseXml?.(root);
}

/** Makes runs with a mark or the instruction of a field, which look as the first run in it. */
function runsLike(field: Element): (name: 'fldChar' | 'instrText', value: string) => Element {
  const { namespaceURI, ownerDocument } = field;
  const look = field.getElementsByTagNameNS(namespaceURI, 'rPr')[0];
  const make = (name: string) => ownerDocument.createElementNS(namespaceURI, `w:${name}`);
  return (name, value) => {
    const run = make('r');
    const part = make(name);
    if (name === 'fldChar') part.setAttributeNS(namespaceURI, 'w:fldCharType', value);
    else part.textContent = value;
    run.append(...(look === undefined ? [] : [look.cloneNode(true)]), part);
    return run;
  };
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
