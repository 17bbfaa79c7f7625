import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Node = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;
type Child = Node['children'][number];

/** Of the standard structure types, those that a screen reader tells. */
const ROLES: Readonly<Record<string, string>> = {
  L: 'list',
  LI: 'listitem',
  Table: 'table',
  THead: 'rowgroup',
  TBody: 'rowgroup',
  TR: 'row',
  TH: 'columnheader',
  TD: 'cell',
};
const HEADING = /^H([1-6])$/;
/** Their content is no text, but may have one in its place. */
const DRAWN: Readonly<Record<string, string>> = { Figure: 'img', Formula: 'math' };

/**
 * Puts the text of a tagged PDF page into its headings, lists and tables, which have no layout of their own. A text
 * whose order would change stays as it is: the find bar counts its matches in the order of the file.
 *
 * @param text the text layer of pdf.js, with its marked contents
 */
export function structureText(text: HTMLElement, tree: Node | null): void {
  const before = [...text.childNodes];
  const contents = new Map<string, HTMLElement>();
  for (const content of text.children) {
    if (!(content instanceof HTMLElement) || content.id === '') continue;
    contents.set(content.id, content);
    // Also in the text layer of the same page in the reading mode.
    content.removeAttribute('id');
  }
  if (tree === null || contents.size === 0) return;
  const words = text.textContent;
  for (const child of tree.children) place(child, contents);
  if (text.textContent !== words) text.replaceChildren(...before);
}

/** @returns what was placed, in order */
function place(child: Child, contents: ReadonlyMap<string, HTMLElement>): HTMLElement[] {
  if (!('role' in child)) {
    const content = contents.get('id' in child ? child.id : '');
    return content === undefined ? [] : [content];
  }
  const parts = child.children.flatMap((inner) => place(inner, contents));
  const [first] = parts;
  const element = elementOf(child);
  if (element === undefined || first === undefined) return parts;
  first.before(element);
  element.append(...parts);
  return [element];
}

function elementOf({ role, alt }: Node & { alt?: string }): HTMLElement | undefined {
  const level = HEADING.exec(role)?.[1];
  const drawn = alt === undefined ? undefined : DRAWN[role];
  const name = level === undefined ? (ROLES[role] ?? drawn) : 'heading';
  if (name === undefined) return undefined;
  const element = document.createElement('span');
  element.className = 'markedContent';
  element.setAttribute('role', name);
  // Below the heading of the page that the paper is on.
  if (level !== undefined) element.setAttribute('aria-level', String(Number(level) + 1));
  if (drawn !== undefined && alt !== undefined) element.setAttribute('aria-label', alt);
  return element;
}
