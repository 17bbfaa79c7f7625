import type { SubmitBookFeedbackInput } from '@inkstone/api/inputs';

import type { FormSchema } from '../form/form-schema.js';
import { emailAddress } from '../rules/email.js';
import { text } from '../rules/text.js';
import { uploads, urlsOf, type Upload } from '../rules/uploads.js';
import { uploadUrls } from '../rules/upload-urls.js';
import * as z from '../rules/zod.js';
import { bookFeedbackMessages as messages } from './messages.zh.js';

/** Minimum length of the description in characters (Spec B 5). */
const SHORTEST_DESCRIPTION = 10;

/** Maximum number of pictures (Spec B 5). */
export const mostImages = 10;

/** Maximum length of each text in characters, as in the description. */
export const mostCharacters = {
  book_name: 100,
  subject: 50,
  book_number: 50,
  page_number: 50,
  question_number: 50,
  edition_year: 10,
  edition_month: 10,
  edition_version: 20,
  print_batch: 20,
  descr: 5000,
} as const;

/** The parts of the edition in the order of the form (Spec B 5). */
export const editionNames = ['edition_year', 'edition_month', 'edition_version', 'print_batch'] as const;
type EditionName = (typeof editionNames)[number];

type TextName = keyof typeof mostCharacters | 'email';

/** Named as on the wire. Hidden fields keep their values. */
export interface BookFeedbackFields extends Record<TextName, string> {
  /** '1' is 图书纠错, '2' is 意见反馈, '' is no choice. */
  type: '' | '1' | '2';
  images: Upload[];
}

/** The empty form. */
export const empty: BookFeedbackFields = {
  // No default: 图书纠错 would ask a visitor with general feedback for page and print run.
  type: '',
  book_name: '',
  subject: '',
  book_number: '',
  page_number: '',
  question_number: '',
  edition_year: '',
  edition_month: '',
  edition_version: '',
  print_batch: '',
  descr: '',
  images: [],
  email: '',
};

function textOf(name: keyof typeof mostCharacters) {
  const { label, missing } = messages[name];
  return text({ label, missing, most: mostCharacters[name] });
}

/** For both types. */
const common = {
  book_name: textOf('book_name'),
  subject: textOf('subject'),
  descr: text({ ...messages.descr, least: SHORTEST_DESCRIPTION, most: mostCharacters.descr }),
  email: emailAddress(messages.email.missing),
};

const inSight = {
  type: z.literal(['1', '2'], { error: messages.type.missing }),
  ...common,
  images: uploads(messages.images.missing),
};

/** Where the error is, for corrections only. */
const place = {
  book_number: textOf('book_number'),
  page_number: textOf('page_number'),
  question_number: textOf('question_number'),
};

/** The parts of the edition are asked for one after another: only the first missing one has a message (Spec B 5). */
function editionOf(fields: Record<EditionName, string>) {
  const next = editionNames.find((name) => fields[name].trim() === '');
  function ruleOf(name: EditionName) {
    const { label, missing } = messages[name];
    return text({ label, most: mostCharacters[name], ...(name === next && { missing }) });
  }
  return {
    edition_year: ruleOf('edition_year'),
    edition_month: ruleOf('edition_month'),
    edition_version: ruleOf('edition_version'),
    print_batch: ruleOf('print_batch'),
  };
}

/**
 * The rules of the form (Spec B 5). Book number, page, question and edition are only shown and required for 图书纠错: a
 * hidden empty field must not block 意见反馈.
 */
export function bookFeedbackForm(fields: BookFeedbackFields): FormSchema<BookFeedbackFields> {
  return fields.type === '1' ? z.object({ ...inSight, ...place, ...editionOf(fields) }) : z.object(inSight);
}

const body = { ...common, images: uploadUrls({ missing: messages.images.missing, most: mostImages }) };

const feedback = z.object({ type: z.literal([1, 2], { error: messages.type.missing }), ...body });

const correction = z.object({
  ...feedback.shape,
  ...place,
  edition_year: textOf('edition_year'),
  edition_month: textOf('edition_month'),
  edition_version: textOf('edition_version'),
  print_batch: textOf('print_batch'),
});

/** Body of POST /api/common/book_feedback (Spec B 7). */
export function bookFeedback({ type }: { type?: unknown }) {
  return type === 1 ? correction : feedback;
}

export function toPayload(fields: BookFeedbackFields): SubmitBookFeedbackInput {
  const { book_name, subject, descr, images, email } = fields;
  const shared = { book_name, subject, descr, images: urlsOf(images), email };
  if (fields.type !== '1') return { type: 2, ...shared };
  const { book_number, page_number, question_number } = fields;
  const { edition_year, edition_month, edition_version, print_batch } = fields;
  return {
    type: 1,
    ...shared,
    book_number,
    page_number,
    question_number,
    edition_year,
    edition_month,
    edition_version,
    print_batch,
  };
}
