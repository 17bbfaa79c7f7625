export interface Line {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The text of one block: a paragraph, a heading, a button. */
export interface Block {
  element: HTMLElement;
  style: CSSStyleDeclaration;
  text: string;
  lines: Line[];
  /** Its text nodes, to count characters by. */
  nodes: Text[];
}

const PUNCTUATION = /[\s\p{P}]/u;

/** Not where only assistive technology reads, nor what a reader does not miss. */
function isRead(element: Element): boolean {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert], svg, select, noscript, script, style') === null &&
    !isForAssistiveTechnology(element)
  );
}

function isForAssistiveTechnology(element: Element): boolean {
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const { clipPath, position } = getComputedStyle(at);
    if (position === 'absolute' && clipPath.startsWith('inset(50%')) return true;
  }
  return false;
}

function blockOf(node: Text): HTMLElement | undefined {
  let element = node.parentElement;
  while (element !== null && getComputedStyle(element).display === 'inline') element = element.parentElement;
  return element ?? undefined;
}

/** Joins the rectangles of one line: a link or a number inside it has its own. */
function linesOf(rects: readonly DOMRect[]): Line[] {
  const lines: Line[] = [];
  for (const { top, bottom, left, right } of [...rects].sort((one, other) => one.top - other.top)) {
    const last = lines.at(-1);
    if (last !== undefined && (top + bottom) / 2 < last.bottom) {
      last.bottom = Math.max(last.bottom, bottom);
      last.left = Math.min(last.left, left);
      last.right = Math.max(last.right, right);
    } else lines.push({ top, bottom, left, right });
  }
  return lines;
}

function rectsOf(node: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

/** All horizontal text that is read on the page, in its order. */
export function readBlocks(): Block[] {
  const nodesOf = new Map<HTMLElement, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    const block = node.data.trim() === '' ? undefined : blockOf(node);
    if (block !== undefined && isRead(node.parentElement ?? block))
      nodesOf.set(block, [...(nodesOf.get(block) ?? []), node]);
  }
  return [...nodesOf].flatMap(([element, nodes]) => {
    const style = getComputedStyle(element);
    if (style.writingMode !== 'horizontal-tb') return [];
    const text = nodes
      .map(({ data }) => data)
      .join('')
      .replaceAll(/\s+/gu, ' ')
      .trim();
    return { element, style, text, lines: linesOf(nodes.flatMap(rectsOf)), nodes };
  });
}

/** How many characters stand on a line, without punctuation. */
export function charactersOn({ nodes }: Block, { top, bottom }: Line): number {
  let count = 0;
  const range = document.createRange();
  for (const node of nodes) {
    for (let index = 0; index < node.length; index += 1) {
      if (PUNCTUATION.test(node.data[index] ?? '')) continue;
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const rect = range.getBoundingClientRect();
      const middle = (rect.top + rect.bottom) / 2;
      if (rect.width > 0 && middle > top && middle < bottom) count += 1;
    }
  }
  return count;
}

/** What to look for in the page: the text, and the way to the element. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.textContent.replaceAll(/\s+/gu, ' ').trim();
  const path: string[] = [];
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const { id, tagName } = at;
    const role = at.getAttribute('role');
    path.unshift(
      `${tagName.toLowerCase()}${role === null ? '' : `[role=${role}]`}${id === '' ? '' : `#${id}`}`,
    );
    if (path.length === 4) break;
  }
  const name = /[A-Z]\w*__\w+|^\S+/.exec(element.getAttribute('class') ?? '')?.[0] ?? '';
  return `「${label.slice(0, 24)}」 ${path.join(' > ')}${name === '' ? '' : `.${name}`}`;
}
