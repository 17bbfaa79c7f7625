import type { Fields, ValuesOf } from '../check/field.js';

export type Row = Readonly<Record<string, unknown>>;

/** Another record that a row names: its kind and key. The column gets the id of its row. */
export interface Reference {
  kind: string;
  key: string;
}

/** What a record becomes: a row, and rows of other tables that belong to it. */
export interface Written {
  row: Row;
  /** References of the row by column. */
  refs?: Readonly<Record<string, Reference>>;
  parts?: Readonly<Record<string, readonly PartRow[]>>;
}

/** A row of a part, with its own references by column. */
export type PartRow = Row & { refs?: Readonly<Record<string, Reference>> };

/** A table whose rows belong to those of another one. */
export interface PartTable {
  table: string;
  /** Of the messages, if records may name only those with this part. */
  label?: string;
  /** The column with the id of the row that it belongs to. */
  owner: string;
  columns: readonly string[];
  /** Columns that name another record. */
  refs?: readonly string[];
  /** Has at most one row of an owner, which people's rows may refer to or which counts: it is changed in place. */
  isSingle?: boolean;
  /** A condition under which its row stays although the record has none any more. */
  keptIf?: string;
}

/** Where the records of a kind are written. */
export interface Target {
  table: string;
  columns: readonly string[];
  refs?: readonly string[];
  /** The column that has the record's own key, in a table without ids. */
  naturalKey?: string;
  /** Rows that people's rows refer to are withdrawn, others are deleted; what was given away for good is kept. */
  vanishing: 'withdrawn' | 'deleted' | 'kept';
  parts?: readonly PartTable[];
}

/** A kind of record: what it looks like in the folder, and what it becomes. */
export interface Kind {
  name: string;
  /** Of the messages. */
  label: string;
  /** `papers`: the tables of this name. `articles/`: all Markdown files below the folder. */
  sources: readonly string[];
  fields: Fields;
  /** What is stored for the key that is written, where that is a secret or is spelt in several ways. */
  storedKey?: (key: string) => string;
  target: Target;
  /** @param place where the record stands: its file, and its number among the records of the kind */
  write: (values: never, place: { file: string; number: number }) => Written | { fault: string };
}

/** Ties the type of `write` to the fields. */
export function kindOf<Of extends Fields>(
  kind: Omit<Kind, 'fields' | 'write'> & {
    fields: Of;
    write: (values: ValuesOf<Of>, place: { file: string; number: number }) => Written | { fault: string };
  },
): Kind {
  return kind;
}
