import { useEffect, useEffectEvent } from 'react';

import { useWatch, type FieldValues } from 'react-hook-form';

import type { ValidForm } from './use-valid-form.js';

/** What is in a form while it is being filled in. */
export interface LiveFields<Fields extends FieldValues> {
  values: Fields;
  /** Names of the fields that have an error now. */
  wrong: readonly (keyof Fields)[];
}

/** Calls `onLive` with the form's fields at first and after each change. */
export function useLiveFields<Fields extends FieldValues>(
  form: ValidForm<Fields>,
  onLive: ((live: LiveFields<Fields>) => void) | undefined,
): void {
  const { control, errors, getValues } = form;
  const values = useWatch({ control });
  const wrong = Object.keys(errors).join(',');
  const call = useEffectEvent(() => onLive?.({ values: getValues(), wrong: Object.keys(errors) }));

  useEffect(() => call(), [values, wrong]);
}
