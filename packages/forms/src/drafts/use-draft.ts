import { useEffect } from 'react';

import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

import { keepDraft, type DraftPlace } from './draft.js';

/** Must be the same object at every render: a new one subscribes to the form again. */
export interface DraftOptions<Fields extends FieldValues> {
  /** Name of the form, with an id if there is one draft for each item, such as an activity. */
  key: string;
  /** The fields to keep. Never passwords, codes, card numbers or files. */
  fields: readonly Path<Fields>[];
  /** `device` for a form that takes days; by default a draft ends with the tab. */
  place?: DraftPlace;
}

/**
 * Stores the named fields at each change, so that a reload does not lose a long form.
 *
 * @param initial the initial values of the form; only other values are stored, so that an empty field of the draft
 *   does not overwrite what the page fills in next time
 */
export function useDraft<Fields extends FieldValues>(
  { subscribe }: UseFormReturn<Fields>,
  draft: DraftOptions<Fields> | undefined,
  initial: Fields,
): void {
  useEffect(() => {
    if (draft === undefined) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = draft.fields.filter((name) => !isSame(values[name], initial[name]));
        const kept = Object.fromEntries(typed.map((name) => [name, values[name] as unknown]));
        keepDraft(draft.key, kept, draft.place);
      },
    });
  }, [subscribe, draft, initial]);
}

/** Compares values of fields: texts and objects of texts. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
