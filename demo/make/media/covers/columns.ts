/** A cell of a vertical column: a character, upright digits or letters (纵中横), or a rotated Latin word. */
export interface Cell {
  text: string;
  /** Length along the column, in em. */
  length: number;
  set: 'upright' | 'together' | 'sideways';
}

const turned = new Set('（）()《》〈〉【】「」『』—–…～-');
const upper = /^[\p{Script=Latin}\p{N}.+%°]+$/u;

function cell(text: string): Cell {
  if (Array.from(text).length === 1)
    return { text, length: 1, set: turned.has(text) ? 'sideways' : 'upright' };
  if (text.length <= 4) return { text, length: 1, set: 'together' };
  return { text, length: text.length * 0.6 + 0.2, set: 'sideways' };
}

/** The words of a title; adjacent Latin letters, digits and signs stay together (A+, 3500). */
function wordsOf(title: string): string[] {
  const words: string[] = [];
  let touching = false;
  for (const { segment } of new Intl.Segmenter('zh-Hans', { granularity: 'word' }).segment(title)) {
    const word = segment.trim();
    const last = words.at(-1);
    const joins = touching && last !== undefined && upper.test(last) && upper.test(word);
    if (joins) words[words.length - 1] = last + word;
    else if (word !== '') words.push(word);
    touching = word !== '';
  }
  return words;
}

/** The title as cells, and for each whether a column may begin there without breaking a word. */
function cellsOf(title: string): { cells: Cell[]; opens: boolean[] } {
  const cells: Cell[] = [];
  const opens: boolean[] = [];
  for (const word of wordsOf(title)) {
    const parts = upper.test(word) ? [word] : Array.from(word);
    for (const [at, part] of parts.entries()) {
      cells.push(cell(part));
      opens.push(at === 0 && !/^[）)》〉】」』，。、：；！？·]$/u.test(part));
    }
  }
  return { cells, opens };
}

/** The title without a trailing edition mark: the cover shows the year separately. */
export function withoutEdition(title: string): string {
  const short = title.replace(/\s*[（(]\s*\d{4}\s*(?:年)?\s*版?\s*[）)]\s*$/u, '').trim();
  return short === '' ? title : short;
}

/** With more cells than this, two columns look better than one. */
const oneColumn = 7;
const twoColumns = 16;

/**
 * Breaks a title into one to three columns of nearly equal length. A break inside a word and a column of a single
 * character cost most.
 */
export function breakColumns(title: string): Cell[][] {
  const { cells, opens } = cellsOf(title);
  const total = lengthOf(cells);
  const wanted = total <= oneColumn ? 1 : total <= twoColumns ? 2 : 3;
  const count = Math.min(wanted, Math.max(1, Math.floor(cells.length / 2)));
  if (count === 1) return [cells];

  const ideal = total / count;
  let best: { cost: number; columns: Cell[][] } | undefined;
  for (const breaks of placesOf(cells.length, count - 1)) {
    const columns = [...breaks, cells.length].map((end, at) =>
      cells.slice(at === 0 ? 0 : breaks[at - 1], end),
    );
    const uneven = columns.reduce((sum, column) => sum + (lengthOf(column) - ideal) ** 2, 0);
    const cut = breaks.filter((at) => opens[at] === false).length;
    const lone = columns.filter((column) => column.length < 2).length;
    const rising = columns.filter(
      (column, at) => at > 0 && lengthOf(column) > lengthOf(columns[at - 1] ?? column),
    ).length;
    const cost = uneven + cut * 5 + lone * 1000 + rising * 0.4;
    if (!best || cost < best.cost) best = { cost, columns };
  }
  return best ? best.columns : [cells];
}

export function lengthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { length }) => sum + length, 0);
}

function placesOf(cells: number, breaks: number): number[][] {
  const places: number[][] = [];
  for (let first = 1; first < cells; first += 1) {
    if (breaks === 1) places.push([first]);
    else for (let second = first + 1; second < cells; second += 1) places.push([first, second]);
  }
  return places;
}
