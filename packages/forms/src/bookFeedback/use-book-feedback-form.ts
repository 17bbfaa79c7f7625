import type { SubmitBookFeedbackInput } from '@inkstone/api/inputs';

import { useState } from 'react';

import type { DraftOptions } from '../drafts/use-draft.js';
import { useValidForm, type FormOptions } from '../form/use-valid-form.js';
import { empty, bookFeedbackForm, toPayload, type BookFeedbackFields } from './schema.js';

export interface BookFeedbackOptions extends FormOptions<BookFeedbackFields, SubmitBookFeedbackInput> {
  /** The book or paper that the form is about: it has its own draft. Mount the form anew for another one. */
  item?: string | undefined;
}

const { images: _files, ...texts } = empty;

function draftOf(item: string | undefined): DraftOptions<BookFeedbackFields> {
  return {
    key: item === undefined ? 'book-feedback' : `book-feedback:${item}`,
    fields: Object.keys(texts) as (keyof typeof texts)[],
    files: ['images'],
  };
}

/** State of the form for corrections and feedback. Its texts are kept as a draft until it was sent. */
export function useBookFeedbackForm({ item, ...options }: BookFeedbackOptions) {
  const [draft] = useState(() => draftOf(item));
  return useValidForm({
    ...options,
    schema: bookFeedbackForm,
    empty,
    toPayload,
    draft,
    clearAfterSuccess: true,
  });
}
