import type { SubmitBookFeedbackInput } from '@inkstone/api/inputs';

import type { DraftOptions } from '../drafts/use-draft.js';
import { useValidForm, type SubmitHandler } from '../form/use-valid-form.js';
import { empty, bookFeedbackForm, toPayload, type BookFeedbackFields } from './schema.js';

export interface BookFeedbackOptions {
  onSubmit: SubmitHandler<SubmitBookFeedbackInput>;
  /** A `type` preselects the kind of problem. */
  defaultValues?: Partial<BookFeedbackFields> | undefined;
}

const { images: _files, ...texts } = empty;

const draft: DraftOptions<BookFeedbackFields> = {
  key: 'book-feedback',
  fields: Object.keys(texts) as (keyof typeof texts)[],
};

/** State of the form for corrections and feedback. Its texts are kept as a draft until it was sent. */
export function useBookFeedbackForm(options: BookFeedbackOptions) {
  return useValidForm({
    ...options,
    schema: bookFeedbackForm,
    empty,
    toPayload,
    draft,
    clearAfterSuccess: true,
  });
}
