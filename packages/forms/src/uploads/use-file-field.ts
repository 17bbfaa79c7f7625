import { useLayoutEffect, useRef } from 'react';

import {
  useController,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';

import { isUnderWay, type Upload } from '../rules/uploads.js';

/** What a hook of files needs to know of their field. */
export interface FilesOfField<Held> {
  field: {
    value: readonly Held[];
    /** The files at the moment of asking, for what runs on after the render that began it. */
    held: () => readonly Held[];
    onChange: (files: readonly Held[]) => void;
  };
  /**
   * Says at the field what is wrong with a choice, or why a file was refused.
   *
   * @param left the files that stay; all of them, where it is not given
   */
  say: (message: string, left?: readonly Held[]) => void;
  /** Takes back what was said of the choice before: the same words, said of the next, would not be heard again. */
  hush: () => void;
}

/** What useValidForm answers, as far as a field of files needs it. */
type FormWithFiles<Fields extends FieldValues> = Pick<
  UseFormReturn<Fields>,
  'control' | 'getValues' | 'getFieldState' | 'setValue' | 'setError' | 'clearErrors' | 'trigger'
>;

type HeldBy<Value> = Value extends readonly (infer Held)[] ? Extract<Held, Upload | File> : never;

/** Of an error that speaks of a choice or of a refused file, and not of a broken rule of the form. */
const SAID = 'said';

/**
 * A field of files in a form. What is said of a choice goes away with the next change, and no check of the form may
 * wipe it out before it was read.
 *
 * @returns `files` for useUploads or useChosenFiles, `frame` for UploadField
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
        // A file on its way is said to be in the way only when the form is to be sent.
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
  return {
    files,
    frame: {
      name: field.name,
      ref: field.ref,
      error: fieldState.error?.message,
      // To what a rule of the form says, the focus is led; of a choice nobody would hear.
      announced: fieldState.error?.type === SAID,
      onBlur: () => {
        // A file that is on its way, or did not arrive, says so itself.
        if (fieldState.error?.type !== SAID && held().length === 0) field.onBlur();
      },
    },
  };
}
