import type { UploadItem } from '@inkstone/ui/components/UploadField';

import { uploadMessages } from '../rules/uploads.js';
import { acceptOf, takeChosen, type ChoiceRule } from './choice.js';
import type { FilesOfField } from './use-file-field.js';
import { usePreviews } from './use-previews.js';

/** With `files` of useFileField. */
export interface ChosenFilesOptions extends FilesOfField<File> {
  rule: ChoiceRule;
  /** The form that they are sent with: what useValidForm answers. */
  form: { submitting: boolean; percent: number | null; cancel: () => void };
}

/**
 * The files of a field that are sent with the form itself: they wait for it, show how far it has come, and stay
 * chosen when it was refused, or its sending failed or was stopped. The answer is to be spread on `UploadField`.
 */
export function useChosenFiles({ field, say, hush, rule, form }: ChosenFilesOptions) {
  const { value: files, held, onChange } = field;
  const previews = usePreviews(files);

  function add(chosen: File[]) {
    hush();
    // It would look as if it were being sent with the others.
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
    onRemove: (id: string) => {
      onChange(held().filter((file) => idOf(file) !== id));
    },
    onCancel: form.cancel,
    // The form fails as a whole and is sent again by its button; no file of it fails by itself.
    onRetry: () => undefined,
  };
}

const ids = new WeakMap<File, string>();
let made = 0;

/** Two files may bear one name. */
function idOf(file: File): string {
  const known = ids.get(file);
  if (known !== undefined) return known;
  made += 1;
  const id = `file-${String(made)}`;
  ids.set(file, id);
  return id;
}
