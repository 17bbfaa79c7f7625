import type { FlowPage } from '../documents/document.js';
import { inWorkshop } from '../documents/word-workshop.js';
import { flowPage } from './flow-page.js';

/** Writes the sheets of a Word file as text. In the layout, because only there their styles are known. */
export function flowPages(
  styles: HTMLElement,
  sheets: readonly HTMLElement[],
  headings: ReadonlyMap<string, number>,
): Promise<FlowPage[]> {
  return inWorkshop((_, root) => {
    const copies = sheets.map((sheet) => sheet.cloneNode(true) as HTMLElement);
    root.append(styles.cloneNode(true), ...copies);
    return copies.map((copy) => flowPage(copy, headings));
  });
}
