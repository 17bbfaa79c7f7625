import { clipOf } from './clipping.js';
import { charactersOn, nameOf, type Block, type Line } from './text.js';

/** A column of one character a line. */
export function oneCharacterColumn({ element, lines, text, style }: Block): string[] {
  const size = Number.parseFloat(style.fontSize);
  const isColumn = lines.length > 2 && lines.every(({ left, right }) => right - left < 1.3 * size);
  return isColumn && Array.from(text).length <= lines.length + 1
    ? [`one character a line: ${nameOf(element)}`]
    : [];
}

/** Text in a box that has no width, such as a title that a button beside it has pushed away. */
export function noWidth({ element, lines }: Block): string[] {
  const { width } = element.getBoundingClientRect();
  return width < 2 && lines.length > 0 ? [`text in a box without width: ${nameOf(element)}`] : [];
}

function isCut({ top, bottom, left, right }: Line, clip: Line): boolean {
  const height = (bottom - top) / 4;
  return (
    top < clip.top - height || bottom > clip.bottom + height || left < clip.left - 2 || right > clip.right + 2
  );
}

function isSeen({ top, bottom, left, right }: Line, clip: Line): boolean {
  return bottom > clip.top + 2 && top < clip.bottom - 2 && right > clip.left + 2 && left < clip.right - 2;
}

/** Whether the whole text is a press or a pointer away: its title, or a link or button of its own or of its card. */
function hasWay(element: Element): boolean {
  if (element.closest('a[href], button, [title]') !== null) return true;
  const card = element.closest('li, article');
  return card !== null && card.querySelector('a[href], button') !== null;
}

/** A folded text, with the button that unfolds it behind it. */
function isFolded(box: Element | null): boolean {
  return box?.nextElementSibling?.matches('[aria-expanded="false"]') === true;
}

/** Text cut off in the middle, without an ellipsis or without a way to the rest. */
export function cutOff({ element, lines }: Block): string[] {
  const clip = clipOf(element, true);
  if (!lines.some((line) => isCut(line, clip)) || !lines.some((line) => isSeen(line, clip))) return [];
  const { textOverflow, webkitLineClamp } = getComputedStyle(clip.by ?? element);
  const hasEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  if ((hasEllipsis && hasWay(element)) || isFolded(clip.by)) return [];
  return [`text cut off${hasEllipsis ? ' without a way to it' : ''}: ${nameOf(element)}`];
}

/** A heading, link or button whose last line is one character. */
export function lonelyCharacter(block: Block): string[] {
  const { element, lines, style } = block;
  const last = lines.at(-1);
  if (last === undefined || lines.length < 2 || style.webkitLineClamp !== 'none') return [];
  if (last.right - last.left > 2.2 * Number.parseFloat(style.fontSize)) return [];
  const owner = element.closest('h1, h2, h3, h4, h5, h6, a, button, [role="button"], [role="tab"], summary');
  if (owner === null || charactersOn(block, last) !== 1) return [];
  return [`last line of one character: ${nameOf(element)}`];
}

function area({ top, bottom, left, right }: Line): number {
  return Math.max(0, bottom - top) * Math.max(0, right - left);
}

function shared(one: Line, other: Line): Line {
  return {
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
  };
}

/** Without the space above and below the characters, which may lie over that of another line. */
function inkOf({ top, bottom, left, right }: Line, { style }: Block): Line {
  const middle = (top + bottom) / 2;
  const half = 0.4 * Number.parseFloat(style.fontSize);
  return { top: middle - half, bottom: middle + half, left, right };
}

function isInBar(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
  }
  return false;
}

/** Text printed over other text. Bars lie over the page that scrolls under them. */
export function overprinted(blocks: readonly Block[]): string[] {
  const lines = blocks
    .flatMap((block) => {
      const clip = clipOf(block.element, false);
      return block.lines.map((line) => ({ block, line: shared(inkOf(line, block), clip) }));
    })
    .filter(({ line }) => area(line) > 0)
    .sort((one, other) => one.line.top - other.line.top);
  const faults = new Set<string>();
  for (const [index, { block, line }] of lines.entries()) {
    for (const { block: below, line: next } of lines.slice(index + 1)) {
      if (next.top >= line.bottom) break;
      if (block.element.contains(below.element) || below.element.contains(block.element)) continue;
      if (area(shared(line, next)) < 0.3 * Math.min(area(line), area(next))) continue;
      if (isInBar(block.element) || isInBar(below.element)) continue;
      faults.add(`text over text: ${nameOf(block.element)} and ${nameOf(below.element)}`);
    }
  }
  return [...faults];
}
