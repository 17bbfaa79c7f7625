export interface NamePart {
  text: string;
  /** Whether it differs from what has been typed. */
  differs: boolean;
}

export interface Compared {
  /** How many characters have to be changed, added or removed. */
  distance: number;
  /** The name, cut where it begins or ends to differ. */
  parts: NamePart[];
}

/** More names are no help in finding a slip of the pen. */
const MOST = 3;

/** The share of the characters that may differ: most names end alike, on 图书专营店. */
const LARGEST_SHARE = 0.6;

/** Compares by characters (Levenshtein), and keeps which characters of the name are the typed ones. */
export function compareNames(typed: string, name: string): Compared {
  const from = Array.from(typed);
  const to = Array.from(name);
  /** The distance of the first `row` characters typed from the first `column` of the name. */
  const distances: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => distances[row]?.[column] ?? Infinity;
  for (const [index, character] of from.entries()) {
    const line = [index + 1];
    distances.push(line);
    for (const [column, other] of to.entries()) {
      const changed = at(index, column) + (character === other ? 0 : 1);
      line.push(Math.min(changed, at(index, column + 1) + 1, at(index + 1, column) + 1));
    }
  }

  const parts: NamePart[] = [];
  let row = from.length;
  let column = to.length;
  while (column > 0) {
    const text = to[column - 1] ?? '';
    const same = from[row - 1] === text && at(row, column) === at(row - 1, column - 1);
    if (!same && at(row, column) === at(row - 1, column) + 1) {
      row -= 1;
      continue;
    }
    if (same || at(row, column) === at(row - 1, column - 1) + 1) row -= 1;
    column -= 1;
    const [first] = parts;
    if (first?.differs === !same) first.text = text + first.text;
    else parts.unshift({ text, differs: !same });
  }
  return { distance: at(from.length, to.length), parts };
}

/** The items whose names are nearest to what has been typed, the nearest first. */
export function nearest<Item extends { name: string }>(
  typed: string,
  items: readonly Item[],
): (Item & Compared)[] {
  return items
    .map((item) => ({ ...item, ...compareNames(typed, item.name) }))
    .filter(({ name, distance }) => distance <= Math.max(typed.length, name.length) * LARGEST_SHARE)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST);
}
