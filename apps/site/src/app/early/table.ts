/** What the script behind the content of the page knows of the site. */
export interface EarlyTable {
  home: string;
  phone: string;
  /** The widths of the window, in px at the usual text size and rising, from which screens have another layout. */
  widths: readonly number[];
  entry: string;
  /** The files of the code, relative to the page. Screens share most of theirs, so all others are indexes of this list. */
  files: string[];
  /** The code that every screen needs. */
  code: number[];
  shells: { mobile: number[]; desktop: number[] };
  /** The code of what the buttons of the header open. */
  overlays: number[];
  /** By path: the code, and 1 for a screen that the server renders. */
  screens: Record<string, [code: number[], rendered: 0 | 1]>;
}

export const TABLE_ID = 'early-table';
