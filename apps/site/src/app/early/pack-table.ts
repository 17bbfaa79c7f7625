import type { EarlyCall, EarlyTable, PackedTable } from './table.js';

/** Keeps each value once, and answers its index. */
function collect<T>(): { values: T[]; indexesOf: (items: readonly T[]) => number[] } {
  const values: T[] = [];
  const known = new Map<string, number>();
  function indexOf(item: T): number {
    const key = JSON.stringify(item);
    const index = known.get(key) ?? values.push(item) - 1;
    known.set(key, index);
    return index;
  }
  return { values, indexesOf: (items) => items.map(indexOf) };
}

/** Runs at build. */
export function packTable({
  home,
  phone,
  widths,
  entry,
  code,
  shells,
  overlays,
  calls,
  screens,
}: EarlyTable): PackedTable {
  const files = collect<string>();
  const requests = collect<EarlyCall>();
  return {
    home,
    phone,
    widths,
    entry,
    files: files.values,
    requests: requests.values,
    code: files.indexesOf(code),
    shells: { mobile: files.indexesOf(shells.mobile), desktop: files.indexesOf(shells.desktop) },
    overlays: files.indexesOf(overlays),
    calls: requests.indexesOf(calls),
    screens: Object.fromEntries(
      Object.entries(screens).map(([path, screen]) => [
        path,
        [files.indexesOf(screen.code), requests.indexesOf(screen.calls), screen.rendered ? 1 : 0],
      ]),
    ),
  };
}
