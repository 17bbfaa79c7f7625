/** A seeded generator (mulberry32): the content is the same on every machine, without Math.random or the clock. */
export interface SeededRandom {
  /** A number in [0, 1). */
  next(): number;
  /** An integer from low to high, inclusive. */
  between(low: number, high: number): number;
  /** One element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => at(list, Math.floor(next() * list.length)),
  };
}

/** Modulo the length. */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[index % list.length];
  if (element === undefined)
    throw new RangeError(`no element ${String(index)} in a list of ${String(list.length)}`);
  return element;
}
