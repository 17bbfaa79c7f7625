/** Progress of a transfer in whole percent, 0 to 100. It is 100 only when everything has arrived. */
export function progressPercent(received: number, total: number): number {
  if (total <= 0) return 0;
  if (received >= total) return 100;
  // Multiply first: (29 / 100) * 100 is 28.999… in floating point.
  return Math.max(0, Math.floor((received * 100) / total));
}

/** Progress of several transfers together in whole percent. Their sizes are unknown, so each has the same weight. */
export function overallPercent(parts: readonly number[]): number {
  const sum = parts.reduce((total, part) => total + part, 0);
  return progressPercent(sum, parts.length * 100);
}
