import { findAll, type Match } from './match.js';

/** A text, and whether each of its words is found alone. */
export interface Sought {
  wanted: string;
  loosely: boolean;
}

/* Cinnabar, because they are on white paper; the night paper has colours of its own (Sheet.styles.ts). */
const OTHER = 'background: linear-gradient(transparent 58%, var(--mark-line, rgb(180 54 45 / 30%)) 58%)';
/** At night the sheet turns the ink below it dark, because an ochre ground behind light ink would hide it. */
const CURRENT =
  'background: var(--mark-ground, rgb(235 160 70 / 50%)); border-bottom: 2px solid var(--mark-foot, #b4362d); backdrop-filter: var(--mark-filter, none); -webkit-backdrop-filter: var(--mark-filter, none)';

/**
 * Draws marks over each match on a sheet: one for each line that it is on.
 *
 * @param host the sheet, with its text placed
 * @param current index of the current match, if it is on this sheet
 * @returns the first element of the current mark, and a function that removes all marks
 */
export function markText(
  host: HTMLElement,
  { wanted, loosely }: Sought,
  current: number | undefined,
): { current: HTMLElement | undefined; remove: () => void } {
  const nodes = textNodes(host);
  const text = nodes.map(({ data }) => data).join('');
  const box = host.getBoundingClientRect();
  const layer = host.ownerDocument.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  layer.dataset['marks'] = '';
  layer.style.cssText = 'position: absolute; inset: 0; z-index: 2; pointer-events: none';
  let currentMark: HTMLElement | undefined;
  for (const [index, match] of findAll(text, wanted, loosely).entries()) {
    for (const rect of linesOf(nodes, match)) {
      const mark = host.ownerDocument.createElement('div');
      mark.dataset['mark'] = index === current ? 'current' : 'other';
      // As shares of the sheet, which is stretched until it is redrawn at a new zoom.
      mark.style.cssText = `position: absolute; left: ${share(rect.left - box.left, box.width)}; top: ${share(rect.top - box.top, box.height)}; width: ${share(rect.right - rect.left, box.width)}; height: ${share(rect.bottom - rect.top, box.height)}; ${index === current ? CURRENT : OTHER}`;
      layer.append(mark);
      if (index === current) currentMark ??= mark;
    }
  }
  host.append(layer);
  return {
    current: currentMark,
    remove: () => layer.remove(),
  };
}

function share(part: number, whole: number): string {
  return `${String((100 * part) / whole)}%`;
}

/** The text nodes, also in the shadow roots of Word pages, but not in their styles. */
function textNodes(root: Node): Text[] {
  const nodes: Text[] = [];
  for (const node of root.childNodes) {
    if (node instanceof Text) nodes.push(node);
    else if (node instanceof HTMLElement && node.localName !== 'style') {
      nodes.push(...textNodes(node.shadowRoot ?? node));
    } else if (node instanceof Element && node.localName !== 'style') nodes.push(...textNodes(node));
  }
  return nodes;
}

interface Line {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The lines of a match. A range over several elements would also return the boxes of those that it contains, and
 * a line of a PDF is several elements: neighbours become one mark.
 */
function linesOf(nodes: readonly Text[], { start, end }: Match): Line[] {
  const lines: Line[] = [];
  let passed = 0;
  for (const node of nodes) {
    const { length } = node;
    const [from, to] = [Math.max(start - passed, 0), Math.min(end - passed, length)];
    passed += length;
    if (from >= to) continue;
    const range = node.ownerDocument.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const last = lines.at(-1);
      const sameLine = last !== undefined && left >= last.left && top < last.bottom && bottom > last.top;
      if (!sameLine) {
        lines.push({ left, top, right, bottom });
        continue;
      }
      last.right = Math.max(last.right, right);
      last.top = Math.min(last.top, top);
      last.bottom = Math.max(last.bottom, bottom);
    }
  }
  return lines;
}
