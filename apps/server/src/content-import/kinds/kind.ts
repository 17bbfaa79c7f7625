import { type Field, type Fields, optional, to, type ValuesOf } from '../check/field.js';
import { day } from '../check/plain-fields.js';

export type Row = Readonly<Record<string, unknown>>;

/** Another record that a row names: its kind and key. The column gets the id of its row. */
export interface Reference {
  kind: string;
  key: string;
}

/** What a record becomes: a row, and rows of other tables that belong to it. */
export interface Written {
  row: Row;
  refs?: Readonly<Record<string, Reference>>;
  parts?: Readonly<Record<string, readonly PartRow[]>>;
  /** An ISO text; the record is written when it has come. */
  shownFrom?: string | null;
}

/** A row of a part, with its own references by column. */
export type PartRow = Row & { refs?: Readonly<Record<string, Reference>> };

export interface PartTable {
  table: string;
  /** Of the messages, if records may name only those with this part. */
  label?: string;
  /** The column with the id of the row that it belongs to. */
  owner: string;
  columns: readonly string[];
  refs?: readonly string[];
  /** Has at most one row of an owner, which people's rows may refer to or which counts: it is changed in place. */
  isSingle?: boolean;
  /** A condition under which its row stays although the record has none any more. */
  keptIf?: string;
}

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
  /** `papers`: tables of this name. `articles/`: all Markdown files below the folder. */
  sources: readonly string[];
  /** Chinese names of the tables, which sheets and workbooks may have; by default each has the label. */
  titles?: Readonly<Record<string, readonly string[]>>;
  fields: Fields;
  /** What is stored for the key that is written, where that is a secret or is spelt in several ways. */
  storedKey?: (key: string) => string;
  target: Target;
  write: (values: never, place: RecordPlace) => Written | { fault: string };
}

export interface RecordPlace {
  /** The file, or for a sheet of a workbook the table's name. */
  file: string;
  number: number;
}

type Derived<Of extends Fields, Value> = (values: ValuesOf<Of>, place: RecordPlace) => Value;

interface Described<Of extends Fields> extends Omit<Kind, 'fields' | 'target' | 'write'> {
  fields: Of;
  target: Omit<Target, 'columns' | 'refs'>;
  /** Columns that are no field by themselves. */
  computed?: Readonly<Record<string, Derived<Of, unknown>>>;
  parts?: Derived<Of, Written['parts']>;
  /** What does not fit together, for the editor. */
  faultOf?: Derived<Of, string | undefined>;
}

/** Keeps the order of the records. */
export const sorted = { sort: (_values: unknown, { number }: RecordPlace) => number };

/** Any record may be published before it is shown. */
const shownFrom = to(null, optional(day('上线时间'), null));

/** A kind whose fields are columns of its table. */
export function kindOf<Of extends Fields>(described: Described<Of>): Kind {
  const { target, computed = {}, parts, faultOf, ...kind } = described;
  const fields = { ...kind.fields, shownFrom };
  const columns = Object.entries<Field<unknown>>(kind.fields).flatMap(
    ([name, { column = name, refersTo }]) => (column === null ? [] : [{ name, column, refersTo }]),
  );
  const plain = columns.filter(({ refersTo }) => refersTo === undefined);
  const refs = columns.filter(({ refersTo }) => refersTo !== undefined);
  return {
    ...kind,
    fields,
    target: {
      ...target,
      columns: [...plain.map(({ column }) => column), ...Object.keys(computed)],
      refs: refs.map(({ column }) => column),
    },
    write(given: ValuesOf<Of>, place) {
      const fault = faultOf?.(given, place);
      if (fault !== undefined) return { fault };
      const values: Readonly<Record<string, unknown>> = given;
      const named = refs.filter(({ name }) => values[name] !== '');
      return {
        row: Object.fromEntries([
          ...plain.map(({ name, column }) => [column, values[name]]),
          ...Object.entries(computed).map(([column, valueOf]) => [column, valueOf(given, place)]),
        ]) as Row,
        refs: Object.fromEntries(
          named.map(({ name, column, refersTo }) => [column, { kind: refersTo, key: values[name] }]),
        ) as Written['refs'] & object,
        parts: parts?.(given, place) ?? {},
        shownFrom: values['shownFrom'] as string | null,
      };
    },
  };
}

/** A list whose records nothing refers to, in the order of its table. */
export function listKind(name: string, label: string, source: string, table: string, fields: Fields): Kind {
  return kindOf({
    name,
    label,
    sources: [source],
    fields,
    target: { table, vanishing: 'deleted' },
    computed: sorted,
  });
}
