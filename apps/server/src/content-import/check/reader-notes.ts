import type { RawRecord } from '../read/record.js';

interface Understood {
  isGbk: boolean;
  dates: number;
  /** The first of them: `H2 是 2026-12-01`. */
  firstDate: string;
  emptyRows: number;
  lastRow: number;
}

/** What the reader has understood by itself, by table: an editor sees at once if it was meant otherwise. */
export class ReaderNotes {
  readonly #tables = new Map<string, Understood>();

  add({ file, sheet, line, headings, encoding, cells }: RawRecord): void {
    if (headings === undefined) return;
    const name = sheet === undefined ? file : `${file} ${sheet}`;
    const table = this.#tables.get(name) ?? {
      ...{ isGbk: encoding === 'gb18030', dates: 0, firstDate: '', emptyRows: 0 },
      lastRow: headings,
    };
    this.#tables.set(name, table);
    for (const { is, text, reference = '' } of cells.values()) {
      if (is !== 'date') continue;
      if (table.dates === 0) table.firstDate = `${reference} 是 ${text}`;
      table.dates += 1;
    }
    if (sheet === undefined) return;
    table.emptyRows += line - table.lastRow - 1;
    table.lastRow = line;
  }

  lines(): string[] {
    return [...this.#tables].flatMap(([name, { isGbk, dates, firstDate, emptyRows }]) => {
      const words = [
        ...(isGbk ? ['按 GBK 编码读'] : []),
        ...(dates > 0 ? [`${String(dates)} 格是 Excel 的日期，如 ${firstDate}`] : []),
        ...(emptyRows > 0 ? [`空行 ${String(emptyRows)} 行略过`] : []),
      ];
      return words.length === 0 ? [] : [`${name}：${words.join('，')}`];
    });
  }
}
