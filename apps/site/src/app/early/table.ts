/** A value of a request: fixed, or read from the query of the address. */
export type EarlyValue =
  | { value: unknown }
  | {
      /** Name of the parameter. */
      param: string;
      /** What its text must match to be a value. */
      pattern: string;
      isNumber: boolean;
      /** What is sent where it is missing; without it the parameter is left out. */
      otherwise?: number;
      /** Nothing is asked where it is missing. */
      required?: true;
    };

/** A request that a screen begins with. */
export interface EarlyCall {
  method: 'GET' | 'POST';
  /** With the origin of the API where that is another one; without query. */
  url: string;
  /** The query of a GET, the body of a POST, in the order of the client. */
  values: [name: string, value: EarlyValue][];
  /** The answer is kept for the session, so after a reload it is not asked for. */
  lookup?: true;
}

export interface EarlyScreen {
  /** Files of its code, relative to the page. */
  code: string[];
  calls: EarlyCall[];
  /** The server renders it. */
  rendered: boolean;
}

/** What the script behind the content of the page knows of the site. */
export interface EarlyTable {
  /** The path of home. */
  home: string;
  /** The media query of phones. */
  phone: string;
  /** The widths of the window, in px and rising, from which screens have another layout. */
  widths: readonly number[];
  /** The module that starts the application. */
  entry: string;
  /** The code that every screen needs, and that of each shell. */
  code: string[];
  shells: { mobile: string[]; desktop: string[] };
  /** The code of what the buttons of the header open. */
  overlays: string[];
  /** What the shell asks around every screen. */
  calls: EarlyCall[];
  /** By path. */
  screens: Record<string, EarlyScreen>;
}

/**
 * The table as the page contains it. Screens share most of their files and many requests: written out for each screen,
 * the table was half of the page and held back its text.
 */
export interface PackedTable extends Pick<EarlyTable, 'home' | 'phone' | 'widths' | 'entry'> {
  files: string[];
  requests: EarlyCall[];
  /** Indexes of `files`. */
  code: number[];
  shells: { mobile: number[]; desktop: number[] };
  overlays: number[];
  /** Indexes of `requests`. */
  calls: number[];
  /** By path: indexes of `files` and of `requests`, and 1 for a screen that the server renders. */
  screens: Record<string, [code: number[], calls: number[], rendered: 0 | 1]>;
}

/** Id of the element of the page that holds the table. */
export const TABLE_ID = 'early-table';
