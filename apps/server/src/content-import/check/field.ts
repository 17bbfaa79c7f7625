import type { z } from 'zod';
import type { Place } from '../faults.js';
import type { FileRegistry } from './file-registry.js';
import type { PictureNotes } from './picture-notes.js';

/** Another record that the folder has to have, as a record names it. */
export interface Named {
  kind: string;
  key: string;
  /** A part that the named record has to have: an article is no activity by itself. */
  part?: string;
}

/** What a field is checked with: where it stands, and where faults go. */
export interface Checking {
  place: Place;
  files: FileRegistry;
  pictures: PictureNotes;
  /** @param line counted from the first line of the field */
  report: (message: string, line?: number) => void;
  /** Notes a record that the text names; whether the folder has it is known when all is read. */
  names: (other: Named) => void;
}

/** A field of a record. `read` reports what is wrong with the text and returns undefined. */
export interface Field<Value> {
  /** The Chinese heading; the English name is accepted too. */
  label: string;
  /** Of a field that is not written; undefined: it has to be. */
  empty: { value: Value } | undefined;
  /** The column of the value; by default the name of the field. `null`: it has none. */
  column?: string | null;
  /** The kind of the record that the value names: the column gets the id of its row. */
  refersTo?: string;
  /** Takes cells that a workbook holds for a date; in other fields Excel has made one of something else. */
  takesDates?: boolean;
  /** What a number in a workbook may have lost; undefined: nothing. */
  lostInNumber?: (text: string) => string | undefined;
  read: (text: string, checking: Checking) => Promise<Value | undefined> | Value | undefined;
}

export type Fields = Record<string, Field<unknown>>;

export type ValuesOf<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends Field<infer Value> ? Value : never;
};

export function fieldOf<Value>(label: string, schema: z.ZodType<Value, string>): Field<Value> {
  return {
    label,
    empty: undefined,
    read(text, { report }) {
      const read = schema.safeParse(text);
      if (read.success) return read.data;
      for (const { message } of read.error.issues) report(`${label}“${shortened(text)}”${message}`);
      return undefined;
    },
  };
}

export function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}……` : text;
}

/** The same field, in a column of another name or in none. */
export function to<Value>(column: string | null, field: Field<Value>): Field<Value> {
  return { ...field, column };
}

/** The same field, which may be left empty. */
export function optional<Value, Empty>(field: Field<Value>, value: Empty): Field<Value | Empty> {
  return { ...field, empty: { value } };
}
