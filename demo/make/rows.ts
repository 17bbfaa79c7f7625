export type Row = Readonly<Record<string, unknown>>;

export type Table = readonly [name: string, rows: readonly Row[]];
