import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

import {
  useController,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';

import type { LostFiles } from '../drafts/lost-files.js';
import { isUnderWay, type Upload } from '../rules/uploads.js';

const lostMessages = {
  lost: (names: string) => `上次选的“${names}”没有留下，请重新选择`,
} as const;

/** The interface between the field and its hook for files. */
export interface FilesOfField<Held> {
  field: {
    value: readonly Held[];
    /** The current files, for code that runs after the render that started it. */
    held: () => readonly Held[];
    onChange: (files: readonly Held[]) => void;
  };
  /**
   * Shows at the field why a choice or a file was refused.
   *
   * @param left the files that stay; by default all of them
   */
  say: (message: string, left?: readonly Held[]) => void;
  /** Removes the message about the previous choice: screen readers would not announce the same message again. */
  hush: () => void;
}

/** The part of the result of `useValidForm` that a field of files uses. */
type FormWithFiles<Fields extends FieldValues> = Pick<
  UseFormReturn<Fields>,
  'control' | 'getValues' | 'getFieldState' | 'setValue' | 'setError' | 'clearErrors' | 'trigger'
> & { lostFiles?: LostFiles };

type HeldBy<Value> = Value extends readonly (infer Held)[] ? Extract<Held, Upload | File> : never;

/** Type of the errors about a choice or a refused file, in contrast to errors found by the form's rules. */
const SAID = 'said';

/**
 * A field of files in a form. The message about a choice stays until the next change; validating the form does not
 * remove it.
 *
 * @returns `files` for `useUploads` or `useChosenFiles`, `frame` for `UploadField`
 */
export function useFileField<
  Fields extends FieldValues,
  Name extends FieldPathByValue<Fields, (Upload | File)[]>,
>(form: FormWithFiles<Fields>, name: Name) {
  type Held = HeldBy<FieldPathValue<Fields, Name>>;
  const { field, fieldState, formState } = useController({ control: form.control, name });
  const { isSubmitted } = formState;
  const isLive = useRef(isSubmitted);
  useLayoutEffect(() => {
    isLive.current = isSubmitted;
  }, [isSubmitted]);

  function held(): readonly Held[] {
    return form.getValues(name);
  }

  function write(files: readonly Held[]) {
    form.setValue(name, [...files] as FieldPathValue<Fields, Name>, { shouldDirty: true });
  }

  const files: FilesOfField<Held> = {
    field: {
      value: field.value as readonly Held[],
      held,
      onChange: (changed) => {
        write(changed);
        form.clearErrors(name);
        // The message about a running upload is only shown when the form is submitted.
        if (isLive.current && !changed.some(isUnderWay)) void form.trigger(name);
      },
    },
    say: (message, left) => {
      if (left) write(left);
      form.setError(name, { type: SAID, message });
    },
    hush: () => {
      if (form.getFieldState(name).error?.type === SAID) form.clearErrors(name);
    },
  };

  const sayLost = useEffectEvent(() => {
    const names = form.lostFiles?.[name] ?? '';
    if (names !== '' && held().length === 0) files.say(lostMessages.lost(names));
  });
  useEffect(() => sayLost(), []);

  return {
    files,
    frame: {
      name: field.name,
      ref: field.ref,
      error: fieldState.error?.message,
      // A rule's message is read when its field gets the focus. One about a choice needs a live region.
      announced: fieldState.error?.type === SAID,
      onBlur: () => {
        // The row of a running or failed upload shows its own state.
        if (fieldState.error?.type !== SAID && held().length === 0) field.onBlur();
      },
    },
  };
}
