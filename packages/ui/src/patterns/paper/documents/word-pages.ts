import type { Part, Size } from './document.js';

export interface WordPage {
  element: HTMLElement;
  size: Size;
  /** Between the left and the right margin of the paper, as high as the page. */
  text: Part;
  /** Where its blocks begin, as shares of its height, by their numbers (read-word.ts). */
  blocks: ReadonlyMap<number, number>;
}

/**
 * Divides a section into pages of its paper's height. docx-preview draws it as one long page if the file has
 * no page breaks. Paragraphs and tables are not split, so a page can be longer than its paper.
 *
 * @param section in the layout, because it is measured
 */
export function splitIntoPages(section: HTMLElement): WordPage[] {
  const style = getComputedStyle(section);
  const width = section.offsetWidth;
  const paper = Number.parseFloat(style.minHeight) || section.offsetHeight;
  const article = section.querySelector(':scope > article');
  const left = Number.parseFloat(style.paddingLeft) / width;
  const text = { left, top: 0, width: 1 - left - Number.parseFloat(style.paddingRight) / width, height: 1 };
  if (article === null)
    return [{ element: section, size: { width, height: section.offsetHeight }, text, blocks: new Map() }];

  const room = paper - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
  const groups: Element[][] = [[]];
  let top = article.getBoundingClientRect().top;
  for (const block of article.children) {
    const { bottom } = block.getBoundingClientRect();
    const group = groups.at(-1) ?? [];
    if (group.length > 0 && bottom - top > room) {
      top = block.getBoundingClientRect().top;
      groups.push([block]);
    } else {
      group.push(block);
    }
  }
  const above = Number.parseFloat(style.paddingTop);
  return groups.map((group) => {
    const height = Math.max(paper, heightOf(group) + paper - room);
    return {
      element: pageWith(section, group),
      size: { width, height },
      text,
      blocks: blocksOf(group, above, height),
    };
  });
}

function blocksOf(blocks: readonly Element[], above: number, height: number): Map<number, number> {
  const top = blocks[0]?.getBoundingClientRect().top ?? 0;
  return new Map(
    blocks.map((block) => [
      Number((block as HTMLElement).dataset['block']),
      (above + block.getBoundingClientRect().top - top) / height,
    ]),
  );
}

function heightOf(blocks: readonly Element[]): number {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (first === undefined || last === undefined) return 0;
  return last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;
}

/** A copy of the section with its header and footer, and only these blocks. */
function pageWith(section: HTMLElement, blocks: readonly Element[]): HTMLElement {
  const page = section.cloneNode(false) as HTMLElement;
  page.style.marginBottom = '0';
  for (const part of section.children) {
    const copy = part.cloneNode(part.localName !== 'article') as HTMLElement;
    if (part.localName === 'article') copy.append(...blocks.map((block) => block.cloneNode(true)));
    page.append(copy);
  }
  return page;
}
