/** Where every ruler of scores begins, in points: no line is below it. */
export const RULER_START = 100;

/** Where a score stands on a ruler, in percent of its length; within the ruler for any score. */
export function positionOf(score: number, end: number): number {
  const share = (score - RULER_START) / (end - RULER_START);
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10;
}

/** The whole hundreds on a ruler, without its end. */
export function hundreds(end: number): number[] {
  return Array.from(
    { length: Math.ceil((end - RULER_START) / 100) },
    (_, index) => RULER_START + index * 100,
  );
}
