import type { UploadItem } from '@inkstone/ui/components/UploadField';

import { uploadMessages } from '../rules/uploads.js';
import { acceptOf, takeChosen, type ChoiceRule } from './choice.js';
import type { FilesOfField } from './use-file-field.js';
import { usePreviews } from './use-previews.js';

/** With `files` of `useFileField`. */
export interface ChosenFilesOptions extends FilesOfField<File> {
  rule: ChoiceRule;
  /** The form that they are sent with, from `useValidForm`. */
  form: { submitting: boolean; percent: number | null; cancel: () => void };
}

/**
 * The files of a field that are sent together with the form. They show the progress of the submission, and stay chosen
 * if it is refused, fails or is aborted. Spread the result on `UploadField`.
 */
export function useChosenFiles({ field, say, hush, rule, form }: ChosenFilesOptions) {
  const { value: files, held, onChange } = field;
  const previews = usePreviews(files);

  function add(chosen: File[]) {
    hush();
    // A file that is added now is not part of the running submission.
    if (form.submitting) say(uploadMessages.underWay);
    else void takeChosen(chosen, { rule, held, take, refuse: say });
  }

  function take(chosen: readonly File[]) {
    onChange([...held(), ...chosen]);
  }

  return {
    items: files.map((file): UploadItem => ({
      id: idOf(file),
      name: file.name,
      size: file.size,
      status: form.submitting ? 'uploading' : 'chosen',
      percent: form.percent,
      previewUrl: previews.get(file),
    })),
    most: rule.most,
    accept: acceptOf(rule.types),
    onAdd: add,
    onRemove: (id: string) => onChange(held().filter((file) => idOf(file) !== id)),
    onCancel: form.cancel,
    // Never called: the form fails as a whole and is sent again by its button.
    onRetry: () => undefined,
  };
}

const ids = new WeakMap<File, string>();
let made = 0;

/** Ids for React keys, because two files can have the same name. */
function idOf(file: File): string {
  const known = ids.get(file);
  if (known !== undefined) return known;
  made += 1;
  const id = `file-${String(made)}`;
  ids.set(file, id);
  return id;
}
