/** Maximum number of page buttons (Spec A 9). */
const BUTTONS = 4;

/** The page numbers that have a button: at most four in sequence, the current page among them. */
export function pagesInView(page: number, pageCount: number): number[] {
  const length = Math.min(BUTTONS, pageCount);
  const first = Math.max(1, Math.min(page - 1, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
