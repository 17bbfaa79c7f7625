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

export type Report = (line: number, message: string) => void;

export interface SourceFile {
  /** Relative to the content folder, with slashes. */
  file: string;
  path: string;
  bytes: number;
}
