/** A row of a table of the database, by columns. */
export type Row = Readonly<Record<string, unknown>>;

/** A table and rows of it. */
export type Table = readonly [name: string, rows: readonly Row[]];
