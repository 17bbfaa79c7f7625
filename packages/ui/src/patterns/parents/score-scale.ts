/** The start of every score ruler, in points: no line is below it. */
export const RULER_START = 100;

/** Position of a score on a ruler, in percent of its length; inside the ruler for any score. */
export function positionOf(score: number, end: number): number {
  const share = (score - RULER_START) / (end - RULER_START);
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10;
}

/** The multiples of 100 on a ruler, without its end. */
export function hundreds(end: number): number[] {
  return Array.from(
    { length: Math.ceil((end - RULER_START) / 100) },
    (_, index) => RULER_START + index * 100,
  );
}
