import { dateText, type NumberFormat, numberText, timeText } from './number-text.js';
import { placeOf } from './columns.js';
import { damaged, type Sheet, type Workbook } from './workbook.js';
import { parsedPieces } from './xml-stream.js';

export interface SheetCell {
  text: string;
  /** What Excel holds it for; `lost`: more digits than it keeps. */
  is: 'text' | 'number' | 'lost' | 'date' | 'error';
}

export interface SheetRow {
  /** As Excel counts, from 1. */
  number: number;
  /** By their column, from 1. Empty cells are not among them. */
  cells: ReadonlyMap<number, SheetCell>;
}

/**
 * The rows that have something in them, one piece of the sheet after another. A formula counts as its value.
 * @throws ZipFault
 */
export async function* rowsOf(
  book: Workbook,
  sheet: Sheet,
  onRead: (bytes: number) => void = () => undefined,
): AsyncGenerator<SheetRow> {
  const stream = await book.zip.read(sheet.part);
  const done: SheetRow[] = [];
  const parser = new RowParser(book, (row) => done.push(row));
  try {
    for await (const read of parsedPieces(stream, parser)) {
      onRead(read);
      yield* done.splice(0);
    }
  } catch (error) {
    throw damaged(error);
  } finally {
    stream.destroy();
  }
}

class RowParser {
  readonly #book: Workbook;
  readonly #emit: (row: SheetRow) => void;
  #row = 0;
  #column = 0;
  #type = 'n';
  #format: NumberFormat | undefined;
  #value = '';
  #isOpen = false;
  #inReading = false;
  #cells = new Map<number, SheetCell>();

  constructor(book: Workbook, emit: (row: SheetRow) => void) {
    this.#book = book;
    this.#emit = emit;
  }

  open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === 'row') {
      this.#row = attributes['r'] === undefined ? this.#row + 1 : Number(attributes['r']);
      this.#column = 0;
      this.#cells = new Map();
    } else if (name === 'c') {
      // Programs may leave out where a cell stands: it follows the one before it.
      const { r } = attributes;
      this.#column = r === undefined ? this.#column + 1 : placeOf(r).column;
      this.#type = attributes['t'] ?? 'n';
      this.#format = this.#book.formats[Number(attributes['s'] ?? 0)];
      this.#value = '';
    } else if (name === 'rPh') this.#inReading = true;
    this.#isOpen = name === 'v' || (name === 't' && !this.#inReading);
  };

  text = (text: string): void => {
    if (this.#isOpen) this.#value += text;
  };

  close = (name: string): void => {
    this.#isOpen = false;
    if (name === 'rPh') this.#inReading = false;
    if (name === 'c') {
      const cell = this.#cell();
      if (cell.text.trim() !== '') this.#cells.set(this.#column, cell);
    }
    if (name === 'row' && this.#cells.size > 0) this.#emit({ number: this.#row, cells: this.#cells });
  };

  #cell(): SheetCell {
    const value = this.#value;
    if (this.#type === 's') return { text: this.#book.texts[Number(value)] ?? '', is: 'text' };
    if (this.#type === 'e') return { text: value, is: 'error' };
    if (this.#type === 'b') return { text: value === '1' ? 'true' : 'false', is: 'text' };
    if (this.#type === 'd') return { text: value.slice(0, 16).replace('T', ' '), is: 'date' };
    if (this.#type !== 'n' || value === '') return { text: value, is: 'text' };
    return numberCell(Number(value), this.#format, this.#book.from1904);
  }
}

/** Excel keeps fifteen digits of a number. */
const leastLost = 1e15;

function numberCell(value: number, format: NumberFormat | undefined, from1904: boolean): SheetCell {
  if (format?.shows === 'date') {
    const date = dateText(value, from1904);
    if (date !== undefined) return { text: date, is: 'date' };
  }
  if (format?.shows === 'time') return { text: timeText(value, format.seconds), is: 'text' };
  return {
    text: numberText(value, format?.digits ?? 0),
    is: Math.abs(value) >= leastLost ? 'lost' : 'number',
  };
}
