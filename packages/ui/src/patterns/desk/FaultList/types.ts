/** Something wrong in the content. */
export interface ContentFault {
  file: string;
  /** The table; '' in what is no table. */
  sheet: string;
  line: number;
  /** The cell, or several that are merged: B10:B12. '' in what is no table. */
  reference: string;
  message: string;
}

export interface FaultSort {
  /** What is wrong, in the same words for all. */
  sort: string;
  /** All of them; the list may have the first only. */
  count: number;
  list: readonly ContentFault[];
}

/** The rows of a table around its faults, as they stand in the file. */
export interface FaultySheet {
  file: string;
  sheet: string;
  /** The letters of each column, and its heading. */
  columns: readonly { name: string; heading: string }[];
  rows: readonly {
    number: number;
    /** The texts of the cells, in the order of the columns. */
    cells: readonly string[];
    /** Which of them belong to the merged cell above or beside them, by their index. */
    merged: readonly number[];
  }[];
}
