import JSZip from 'jszip';

/** A part of a Word file that may have fields: its text, headers, footers and notes. */
const PART = /^word\/[^/]+\.xml$/;

/** Characters that no text contains. They stand for the numbers until the sheets are laid out. */
const PAGE = '\uFDD0';
const PAGES = '\uFDD1';

function markOf(instruction: string): string | undefined {
  if (/^\s*PAGE\b/i.test(instruction)) return PAGE;
  return /^\s*NUMPAGES\b/i.test(instruction) ? PAGES : undefined;
}

/**
 * Writes what fields show into a Word file as plain text: a mark for PAGE and NUMPAGES, what the file has stored for all
 * others. docx-preview draws no run that has a part of a field, with all other text of this run, and no simple field.
 *
 * @returns the file itself where it has no fields
 */
export async function plainFields(file: Blob): Promise<Blob> {
  const archive = await JSZip.loadAsync(file);
  let changed = false;
  for (const part of archive.file(PART)) {
    const text = (await part.async('string')).replace(/^\uFEFF/, '');
    if (!/fldSimple|fldChar/.test(text)) continue;
    const xml = new DOMParser().parseFromString(text, 'application/xml');
    for (const field of named(xml, 'fldSimple')) writeSimple(field);
    writeComplex(named(xml, 'r'));
    archive.file(part.name, new XMLSerializer().serializeToString(xml));
    changed = true;
  }
  // With this method the other parts, such as pictures, are copied as they are.
  return changed ? archive.generateAsync({ type: 'blob', compression: 'DEFLATE' }) : file;
}

function named({ documentElement: root }: XMLDocument, name: string): Element[] {
  return [...root.getElementsByTagNameNS(root.namespaceURI, name)];
}

/** A text of a run. */
function textIn({ namespaceURI, ownerDocument }: Element, text: string): Element {
  const element = ownerDocument.createElementNS(namespaceURI, 'w:t');
  element.textContent = text;
  return element;
}

/** What a run shows, without its properties. */
function contentOf(run: Element): Element[] {
  return [...run.children].filter(({ localName }) => localName !== 'rPr');
}

/** A field that is an element around the runs with what is stored. */
function writeSimple(field: Element): void {
  const mark = markOf(field.getAttributeNS(field.namespaceURI, 'instr') ?? '');
  if (mark === undefined) {
    field.replaceWith(...field.childNodes);
    return;
  }
  const run =
    field.getElementsByTagNameNS(field.namespaceURI, 'r')[0] ??
    field.ownerDocument.createElementNS(field.namespaceURI, 'w:r');
  for (const part of contentOf(run)) part.remove();
  run.append(textIn(field, mark));
  field.replaceWith(run);
}

/** Fields between marks, which may lie in one run or in several: begin, instruction, separate, what is stored, end. */
function writeComplex(runs: readonly Element[]): void {
  /** The instructions of the fields that have begun, which may lie in each other. */
  const open: string[] = [];
  for (const run of runs) {
    for (const part of contentOf(run)) {
      const { localName: name, textContent } = part;
      const type = name === 'fldChar' ? part.getAttributeNS(part.namespaceURI, 'fldCharType') : null;
      if (type === 'begin') open.push('');
      if (name === 'instrText') open.push(`${open.pop() ?? ''}${textContent}`);
      const mark = markOf(open.at(-1) ?? '');
      if (type === 'end') {
        open.pop();
        if (mark !== undefined) part.before(textIn(part, mark));
      }
      if (mark !== undefined || name === 'fldChar' || name === 'instrText') part.remove();
    }
  }
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
