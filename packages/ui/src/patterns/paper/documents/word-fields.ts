import JSZip from 'jszip';

/** A part of a Word file that can have fields: text, headers, footers and notes. */
const PART = /^word\/[^/]+\.xml$/;

/** Characters that no text contains: placeholders for the numbers until the sheets are laid out. */
const PAGE = '\uFDD0';
const PAGES = '\uFDD1';

function markOf(instruction: string): string | undefined {
  if (/^\s*PAGE\b/i.test(instruction)) return PAGE;
  return /^\s*NUMPAGES\b/i.test(instruction) ? PAGES : undefined;
}

/**
 * Replaces the fields of a Word file with plain text: a placeholder for PAGE and NUMPAGES, the stored result
 * for others. docx-preview drops each run with a part of a field, including the run's other text, and simple
 * fields.
 *
 * @returns the file itself if it has no fields
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
  // With this method the other parts, such as pictures, are copied unchanged.
  return changed ? archive.generateAsync({ type: 'blob', compression: 'DEFLATE' }) : file;
}

function named({ documentElement: root }: XMLDocument, name: string): Element[] {
  return [...root.getElementsByTagNameNS(root.namespaceURI, name)];
}

function textIn({ namespaceURI, ownerDocument }: Element, text: string): Element {
  const element = ownerDocument.createElementNS(namespaceURI, 'w:t');
  element.textContent = text;
  return element;
}

/** The content of a run, without its properties. */
function contentOf(run: Element): Element[] {
  return [...run.children].filter(({ localName }) => localName !== 'rPr');
}

/** A field that is one element around the runs with its stored result. */
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

/** Fields between marks in one or several runs: begin, instruction, separate, stored result, end. */
function writeComplex(runs: readonly Element[]): void {
  /** The instructions of the open fields, which can be nested. */
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

/** Writes the page number and the number of pages into docx-preview's output. */
export function fillPageNumbers(sheet: HTMLElement, number: number, total: number): void {
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const filled = (text.nodeValue ?? '').replaceAll(PAGE, String(number)).replaceAll(PAGES, String(total));
    if (filled !== text.nodeValue) text.nodeValue = filled;
  }
}
