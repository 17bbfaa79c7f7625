/** The value below which this share of the values lies. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

/**
 * The 95 % confidence interval of the median, from the ranks of the values alone: it holds however they are
 * distributed, also when a few windows were hit by other work of the machine.
 */
export function intervalOfMedian(values: readonly number[]): { low: number; high: number } {
  const sorted = values.toSorted((one, other) => one - other);
  const count = sorted.length;
  // Of as many throws of a coin as there are values, at most `rank` are heads with this probability.
  let [rank, tail, probability] = [-1, 0, 0.5 ** count];
  while (tail + probability <= 0.025) {
    rank += 1;
    tail += probability;
    probability *= (count - rank) / (rank + 1);
  }
  return { low: sorted[rank] ?? -Infinity, high: sorted[count - 1 - rank] ?? Infinity };
}
