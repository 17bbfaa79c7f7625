/** How many page buttons there are at most (Spec A 9). */
const BUTTONS = 4;

/** The page numbers that have a button: a run of at most four that holds the current page. */
export function pagesInView(page: number, pageCount: number): number[] {
  const length = Math.min(BUTTONS, pageCount);
  const first = Math.max(1, Math.min(page - 1, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
