import type { Place } from '../faults.js';
import type { Encoding } from './text.js';
import type { Sheet, Workbook } from './xlsx/workbook.js';

/** The text of a field and the line that it begins on. A list is one item a line. */
export interface Cell {
  text: string;
  line: number;
  /** Of a table: F8. */
  reference?: string;
  /**
   * What a workbook holds it for, if not for a text. `lost`: a number with more digits than Excel keeps; `merged`: a
   * part of the merged cell above or beside it.
   */
  is?: 'number' | 'lost' | 'date' | 'error' | 'merged';
}

/** A record as it stands in a file: the cells by their headings. */
export interface RawRecord extends Place {
  cells: ReadonlyMap<string, Cell>;
  /** Of a sheet: the name of its table, which says what a file's name would. */
  table?: string;
  /** Of a table: the line of its headings. */
  headings?: number;
  /** Of a CSV file. */
  encoding?: Encoding;
}

export type Report = (line: number, message: string, reference?: string) => void;

export interface SourceFile {
  /** Relative to the content folder, with slashes. */
  file: string;
  path: string;
  bytes: number;
  /** A sheet of a workbook is a source by itself. */
  sheet?: Sheet & { book: Workbook; table: string };
}
