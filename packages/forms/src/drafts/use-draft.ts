import { useEffect, useState } from 'react';

import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

import { keepDraft, readDraft, type DraftPlace } from './draft.js';
import { heldFiles, holdFiles, type FilesByField } from './held-files.js';
import { keepFileNames, lostFilesOf, type LostFiles } from './lost-files.js';

/** Must be the same object at every render: a new one subscribes to the form again. */
export interface DraftOptions<Fields extends FieldValues> {
  /** Name of the form, with an id if there is one draft for each item, such as an activity. */
  key: string;
  /** The fields to keep. Never passwords, codes or card numbers. */
  fields: readonly Path<Fields>[];
  /** The fields of files. They are kept over a login; after a reload the form says which files it has lost. */
  files?: readonly Path<Fields>[];
  /** `device` for a form that takes days; by default a draft ends with the tab. */
  place?: DraftPlace;
}

/** What a form knows of its draft. */
export interface DraftState {
  /** What was typed is stored. */
  kept: boolean;
  /** The files that a reload has lost; the next one does not name them again. */
  lostFiles: LostFiles;
}

/** The values of a draft: what the storage has, and the files that the page holds. */
export function valuesOfDraft<Fields extends FieldValues>(
  { key, place }: DraftOptions<Fields>,
  empty: Fields,
): Partial<Fields> {
  return { ...readDraft(key, empty, place), ...(heldFiles(key) as Partial<Fields> | undefined) };
}

/**
 * Keeps the named fields at each change, so that neither a reload nor a login loses a long form.
 *
 * @param initial the initial values of the form; only other values are stored, so that an empty field of the draft
 *   does not overwrite what the page fills in next time
 */
export function useDraft<Fields extends FieldValues>(
  { subscribe }: UseFormReturn<Fields>,
  draft: DraftOptions<Fields> | undefined,
  initial: Fields,
): DraftState {
  const [kept, setKept] = useState(
    () => draft !== undefined && Object.keys(readDraft(draft.key, initial, draft.place)).length > 0,
  );
  const [lostFiles] = useState(() => (draft?.files === undefined ? {} : lostFilesOf(draft.key, draft.files)));
  useEffect(() => {
    if (draft?.files !== undefined && heldFiles(draft.key) === undefined) keepFileNames(draft.key, {});
  }, [draft]);
  useEffect(() => {
    if (draft === undefined) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = draft.fields.filter((name) => !isSame(values[name], initial[name]));
        const texts = Object.fromEntries(typed.map((name) => [name, values[name] as unknown]));
        setKept(keepDraft(draft.key, texts, draft.place) && typed.length > 0);
        if (draft.files === undefined) return;
        const files = Object.fromEntries(draft.files.map((name) => [name, values[name] as unknown]));
        holdFiles(draft.key, files as FilesByField);
        keepFileNames(draft.key, files as FilesByField);
      },
    });
  }, [subscribe, draft, initial]);
  return { kept, lostFiles };
}

/** Compares values of fields: texts and objects of texts. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
