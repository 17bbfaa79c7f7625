import type { Place } from '../faults.js';

/** The text of a field and the line that it begins on. A list is one item a line. */
export interface Cell {
  text: string;
  line: number;
}

/** A record as it stands in a file: the cells by their headings. */
export interface RawRecord extends Place {
  cells: ReadonlyMap<string, Cell>;
}

/** Reports a fault of the file itself. */
export type Report = (line: number, message: string) => void;

/** What a file of the folder is read from. */
export interface SourceFile {
  /** Relative to the content folder, with slashes. */
  file: string;
  path: string;
  bytes: number;
}
