import { findAll, type Match } from './match.js';

const MARK = 'rgb(255 196 0 / 38%)';
const CURRENT = 'rgb(255 122 0 / 55%)';

/**
 * Draws a mark over each match on a sheet.
 *
 * @param host the sheet, with its text placed
 * @param current index of the current match, if it is on this sheet
 * @returns the element of the current mark, and a function that removes all marks
 */
export function markText(
  host: HTMLElement,
  wanted: string,
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
  for (const [index, match] of findAll(text, wanted).entries()) {
    for (const rect of rangeOf(nodes, match)?.getClientRects() ?? []) {
      const mark = host.ownerDocument.createElement('div');
      mark.dataset['mark'] = index === current ? 'current' : 'other';
      // As shares of the sheet, which is stretched until it is redrawn at a new zoom.
      mark.style.cssText = `position: absolute; left: ${share(rect.left - box.left, box.width)}; top: ${share(rect.top - box.top, box.height)}; width: ${share(rect.width, box.width)}; height: ${share(rect.height, box.height)}; background: ${index === current ? CURRENT : MARK}`;
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

function rangeOf(nodes: readonly Text[], { start, end }: Match): Range | undefined {
  const range = document.createRange();
  let passed = 0;
  let begun = false;
  for (const node of nodes) {
    const { length } = node;
    if (!begun && start < passed + length) {
      range.setStart(node, start - passed);
      begun = true;
    }
    if (begun && end <= passed + length) {
      range.setEnd(node, end - passed);
      return range;
    }
    passed += length;
  }
  return undefined;
}
