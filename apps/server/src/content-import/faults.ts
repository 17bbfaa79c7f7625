export interface Place {
  /** Relative to the content folder, with slashes. */
  file: string;
  /** From 1. */
  line: number;
}

/** More would not be read; the first ones often cause the others. */
const mostKept = 1000;

/** What is wrong in the folder. The messages are Chinese: they are for editors. */
export class Faults {
  readonly #kept: (Place & { message: string })[] = [];
  readonly #known = new Set<string>();
  #count = 0;

  /** A fault of the headings is found with each record below them, and counts once. */
  add({ file, line }: Place, message: string): void {
    const fault = `${file}:${String(line)}: ${message}`;
    if (this.#known.has(fault)) return;
    if (this.#known.size < mostKept) this.#known.add(fault);
    this.#count += 1;
    if (this.#kept.length < mostKept) this.#kept.push({ file, line, message });
  }

  get count(): number {
    return this.#count;
  }

  lines(): string[] {
    const sorted = this.#kept.toSorted((one, other) =>
      one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
    );
    const lines = sorted.map(({ file, line, message }) => `${file}:${String(line)}: ${message}`);
    const more = this.#count - this.#kept.length;
    return more > 0 ? [...lines, `另有 ${String(more)} 处，改好以上各处后再检查。`] : lines;
  }
}
