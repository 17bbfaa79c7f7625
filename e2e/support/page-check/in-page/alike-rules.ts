import { clipOf } from './clipping.js';
import { nameOf, type Block } from './text.js';

/** The characters before the first one that is cut; `undefined` where all are seen. */
function seenOf({ element, nodes }: Block): string | undefined {
  const clip = clipOf(element, true);
  const range = document.createRange();
  let seen = '';
  for (const node of nodes) {
    for (let index = 0; index < node.length; index += 1) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { top, bottom, left, right } = range.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      if (right > left && (middle > clip.bottom || middle < clip.top || right > clip.right + 2))
        return seen.trim();
      seen += node.data[index] ?? '';
    }
  }
  return undefined;
}

/** Different texts of one list of which the reader sees the same: 高三数学总复习第 2… of 20 and 21. */
export function cutAlike(blocks: readonly Block[]): string[] {
  const found = new Map<string, Block>();
  return blocks.flatMap((block) => {
    if (block.text.length < 6 || block.lines.length === 0) return [];
    const seen = seenOf(block);
    const list = block.element.closest('ul, ol, table, nav, section, main');
    if (seen === undefined || seen.length < 2 || list === null) return [];
    const key = `${block.element.tagName} ${block.element.className} ${seen}`;
    const other = found.get(key);
    found.set(key, block);
    return other !== undefined && other.text !== block.text
      ? [`cut where it tells two apart, after 「${seen.slice(-8)}」: ${nameOf(block.element)}`]
      : [];
  });
}

/** Text in so narrow a column that a reader loses the line. */
export function squeezed({ element, lines, text, style }: Block): string[] {
  const size = Number.parseFloat(style.fontSize);
  const isNarrow = lines.length > 8 && lines.every(({ left, right }) => right - left < 4.6 * size);
  return isNarrow && text.length > 16 ? [`squeezed into a narrow column: ${nameOf(element)}`] : [];
}

/** A picture whose box has not its ratio and does not say how it fits. */
export function stretched(): string[] {
  return [...document.querySelectorAll('img')].flatMap((picture) => {
    const { naturalWidth, naturalHeight } = picture;
    const { width, height } = picture.getBoundingClientRect();
    if (!picture.complete || naturalWidth === 0 || width < 2 || height < 2) return [];
    if (getComputedStyle(picture).objectFit !== 'fill' || !picture.checkVisibility()) return [];
    const ratio = (width * naturalHeight) / (height * naturalWidth);
    return ratio > 1.05 || ratio < 0.95
      ? [`picture out of its ratio: ${nameOf(picture)} ${picture.src.slice(-40)}`]
      : [];
  });
}
