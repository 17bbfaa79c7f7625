import { useEffect } from 'react';

import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

import { keepDraft } from './draft.js';

/** Made once and not at each render, or the form would be listened to anew each time. */
export interface DraftOptions<Fields extends FieldValues> {
  /** The form's name; with an id where one form serves many things, such as the activity. */
  key: string;
  /** What is kept. Never a password, a code, a number of a card or a file. */
  fields: readonly Path<Fields>[];
}

/**
 * Keeps the named fields at each change, so that a reload does not lose a long form.
 *
 * @param initial what the form holds before anything is typed; only what differs from it is kept, so that an
 *   empty field of the draft does not wipe out what the page fills in next time
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
        keepDraft(draft.key, Object.fromEntries(typed.map((name) => [name, values[name] as unknown])));
      },
    });
  }, [subscribe, draft, initial]);
}

/** Fields hold texts and groups of texts. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
