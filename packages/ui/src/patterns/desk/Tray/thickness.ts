/** From how many papers on how many sheets show below the top one: 1, 2–6, 7–15, 16 and more. */
const STEPS: readonly [count: number, sheets: number][] = [
  [16, 4],
  [7, 2],
  [2, 1],
];

/** The number of sheets that show below the top one. */
export function sheetsBelow(count: number): number {
  return STEPS.find(([from]) => count >= from)?.[1] ?? 0;
}
