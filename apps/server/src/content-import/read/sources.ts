import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Place } from '../faults.js';
import { readCsv } from './csv.js';
import { readMarkdown } from './markdown.js';
import type { RawRecord, Report, SourceFile } from './record.js';
import { rowsOf } from './xlsx/sheet-rows.js';
import { openWorkbook, type Workbook } from './xlsx/workbook.js';
import { readSheet } from './xlsx/xlsx.js';
import { readYaml } from './yaml.js';
import { ZipFault } from './zip/zip-file.js';

export interface ReplacedSheet {
  file: string;
  sheet: string;
}

export type ReplacedSheets = readonly ReplacedSheet[];

/** A table by its name, which files have, or by its Chinese title. */
export interface Table {
  name: string;
  titles: readonly string[];
}

type AddFault = (place: Place, message: string) => void;

const tableFile = /^([^.~].*)\.(?:csv|ya?ml|xlsx|xlsm)$/i;
export const workbookFile = /\.xls[xm]$/i;
/** Of other programs and of old ones. */
const otherTable = /^[^.~].*\.(?:xls|xlsb|et|ods|numbers)$/i;

/** All files of the folder whose names end so, in the order of their names; links are not followed out of it. */
export async function filesOf(root: string, folder: string, ending: RegExp): Promise<SourceFile[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const sources: SourceFile[] = [];
  // One at a time: twenty thousand at once raise the peak by 50 MB, and save half a second.
  for (const path of paths.sort()) sources.push(await sourceOf(root, path));
  return sources;
}

async function sourceOf(root: string, path: string): Promise<SourceFile> {
  return { file: relative(root, path).split(sep).join('/'), path, bytes: (await stat(path)).size };
}

/** The tables of a folder: files beside each other or in a folder of their name, and sheets of workbooks. */
export class Tables {
  readonly #tables: readonly Table[];
  readonly #addFault: AddFault;
  /** Sheets of an earlier version, whose tables stand elsewhere now. */
  readonly #replaced: ReplacedSheets;
  readonly #sources = new Map<string, SourceFile[]>();
  readonly #books: Workbook[] = [];

  private constructor(tables: readonly Table[], addFault: AddFault, replaced: ReplacedSheets) {
    this.#tables = tables;
    this.#addFault = addFault;
    this.#replaced = replaced;
  }

  static async find(
    root: string,
    tables: readonly Table[],
    addFault: AddFault,
    replaced: ReplacedSheets = [],
  ): Promise<Tables> {
    const found = new Tables(tables, addFault, replaced);
    try {
      for (const entry of (await readdir(root, { withFileTypes: true })).toSorted(byName)) {
        if (entry.isFile()) await found.#addFile(root, entry.name);
      }
      for (const { name } of tables) {
        for (const source of await filesOf(root, name, tableFile)) await found.#add(name, source);
      }
    } catch (error) {
      found.close();
      throw error;
    }
    return found;
  }

  of(name: string): SourceFile[] {
    return this.#sources.get(name) ?? [];
  }

  close(): void {
    for (const { zip } of this.#books) zip.close();
  }

  async #addFile(root: string, file: string): Promise<void> {
    if (otherTable.test(file)) {
      this.#addFault({ file, line: 1 }, '不能读这种表格；请另存为“Excel 工作簿 (*.xlsx)”或“CSV UTF-8”');
    }
    const [, name] = tableFile.exec(file) ?? [];
    if (name === undefined) return;
    const source = await sourceOf(root, join(root, file));
    const table = this.#named(name);
    // A workbook has one table under its own name, or several, each in a sheet of its name.
    if (table !== undefined || workbookFile.test(file)) await this.#add(table?.name, source);
    else this.#refuse({ file, line: 1 }, name);
  }

  #named(name: string): Table | undefined {
    return this.#tables.find((table) => table.name === name || table.titles.includes(name));
  }

  /** A table with a misspelt name would silently be left out, and what it had would be withdrawn. */
  #refuse(place: Place, name: string): void {
    const names = this.#tables.map((table) => (place.sheet === undefined ? table.name : table.titles[0]));
    this.#addFault(place, `没有名为“${name}”的表格；可以是：${names.join('、')}`);
  }

  /** @param name of the table; undefined: each sheet has the name of one */
  async #add(name: string | undefined, source: SourceFile): Promise<void> {
    if (name !== undefined && !workbookFile.test(source.file)) {
      this.#put(name, source);
      return;
    }
    try {
      await this.#addSheets(name, source);
    } catch (error) {
      if (!(error instanceof ZipFault)) throw error;
      this.#addFault({ file: source.file, line: 1 }, `工作簿${error.message}`);
    }
  }

  async #addSheets(name: string | undefined, source: SourceFile): Promise<void> {
    const book = await openWorkbook(source.path);
    this.#books.push(book);
    for (const sheet of book.sheets) {
      if (this.#replaced.some((one) => one.file === source.file && one.sheet === sheet.name)) continue;
      // A new workbook has empty sheets.
      if (await isEmpty(book, sheet)) continue;
      const table = name ?? this.#named(sheet.name)?.name;
      if (table === undefined) this.#refuse({ file: source.file, line: 1, sheet: sheet.name }, sheet.name);
      else
        this.#put(table, {
          ...source,
          bytes: sheet.part.uncompressedSize,
          sheet: { ...sheet, book, table },
        });
    }
  }

  #put(name: string, source: SourceFile): void {
    this.#sources.set(name, [...this.of(name), source]);
  }
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : 1;
}

async function isEmpty(book: Workbook, sheet: Workbook['sheets'][number]): Promise<boolean> {
  for await (const _row of rowsOf(book, sheet)) return false;
  return true;
}

export async function* recordsOf(
  source: SourceFile,
  report: Report,
  onRead: (bytes: number) => void,
): AsyncGenerator<RawRecord> {
  const { file, sheet } = source;
  if (file.endsWith('.md')) {
    const record = await readMarkdown(source, report);
    if (record !== undefined) yield record;
  } else if (sheet !== undefined) {
    try {
      yield* readSheet({ ...source, sheet }, report, onRead);
    } catch (error) {
      if (!(error instanceof ZipFault)) throw error;
      report(1, `工作簿${error.message}`);
    }
  } else if (/\.csv$/i.test(file)) yield* readCsv(source, report, onRead);
  else yield* await readYaml(source, report);
}
