export interface Place {
  /** Relative to the content folder, with slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** Of a workbook. */
  sheet?: string;
  /** The cell or cells of a table: F8, B10:B12. */
  reference?: string;
}

export interface Fault extends Place {
  message: string;
}

/** Faults of one sort: 缺少书号. */
export interface FaultSort {
  /** The message without what differs between the cells. */
  sort: string;
  count: number;
  /** The first ones. */
  kept: Fault[];
}

/** More would not be read; the first ones often cause the others. */
const mostKept = 1000;
/** So that the faults of a whole column do not hide those of the others. */
const mostOfSort = 500;

/** What is wrong in the folder. The messages are Chinese: they are for editors. */
export class Faults {
  readonly #sorts = new Map<string, FaultSort>();
  readonly #known = new Set<string>();
  /** In the order in which they were found, as those of a line are told. */
  readonly #kept: Fault[] = [];
  readonly #ofKinds = new Map<string, number>();
  #count = 0;
  /** The kind of record that is being checked. */
  kind = '';

  /** A fault of the headings is found with each record below them, and counts once. */
  add({ file, line, sheet, reference }: Place, message: string): void {
    const place = { file, line, ...(sheet !== undefined && { sheet }) };
    const fault = `${placeText({ ...place, ...(reference !== undefined && { reference }) })}: ${message}`;
    if (this.#known.has(fault)) return;
    if (this.#known.size < mostKept) this.#known.add(fault);
    this.#count += 1;
    this.#ofKinds.set(this.kind, this.countOf(this.kind) + 1);
    const sort = this.#sortOf(message);
    sort.count += 1;
    if (this.#kept.length >= mostKept || sort.kept.length >= mostOfSort) return;
    const kept = { ...place, ...(reference !== undefined && { reference }), message };
    this.#kept.push(kept);
    sort.kept.push(kept);
  }

  #sortOf(message: string): FaultSort {
    // A message quotes what the cell has, and may name the cell that it contradicts.
    const sort = message.replace(/“[^”]*”/gu, '“…”').replace(/与 .+ 重复/u, '重复');
    const known = this.#sorts.get(sort) ?? { sort, count: 0, kept: [] };
    this.#sorts.set(sort, known);
    return known;
  }

  get count(): number {
    return this.#count;
  }

  countOf(kind: string): number {
    return this.#ofKinds.get(kind) ?? 0;
  }

  /** The largest first. */
  get sorts(): FaultSort[] {
    return [...this.#sorts.values()].toSorted((one, other) => other.count - one.count);
  }

  lines(): string[] {
    const sorted = this.#kept.toSorted(byPlace);
    const lines = sorted.map((fault) => `${placeText(fault)}: ${fault.message}`);
    const more = this.#count - this.#kept.length;
    return more > 0 ? [...lines, `另有 ${String(more)} 处，改好以上各处后再检查。`] : lines;
  }
}

/** `papers.csv:12`, `十二月.xlsx 图书!F8`. */
export function placeText({ file, line, sheet, reference }: Place): string {
  if (sheet === undefined) return `${file}:${String(line)}`;
  return `${file} ${sheet}${reference === undefined ? ` 第 ${String(line)} 行` : `!${reference}`}`;
}

function byPlace(one: Fault, other: Fault): number {
  const [a, b] = [`${one.file}\n${one.sheet ?? ''}`, `${other.file}\n${other.sheet ?? ''}`];
  return a === b ? one.line - other.line : a < b ? -1 : 1;
}
