/** Whole percent of a transfer, 0 to 100. 100 is said only when everything is there. */
export function progressPercent(received: number, total: number): number {
  if (total <= 0) return 0;
  if (received >= total) return 100;
  // Multiplied first: (29 / 100) * 100 is 28.999… in binary fractions.
  return Math.max(0, Math.floor((received * 100) / total));
}

/** Whole percent of several transfers of unknown size, each given as its own percent and counting alike. */
export function overallPercent(parts: readonly number[]): number {
  const sum = parts.reduce((total, part) => total + part, 0);
  return progressPercent(sum, parts.length * 100);
}
