const SHOWN_SHARE = 0.75;

/**
 * How many pages of a PDF the preview shows: 75 %, rounded down (Spec A 4), but at least one. Otherwise a file of one
 * page would have an empty preview.
 */
export function previewPages(total: number): number {
  return total < 1 ? 0 : Math.max(1, Math.floor(total * SHOWN_SHARE));
}
