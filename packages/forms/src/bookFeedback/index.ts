export { BookFeedbackForm, type BookFeedbackFormProps } from './BookFeedbackForm.js';
export { useBookFeedbackForm, type BookFeedbackOptions } from './use-book-feedback-form.js';
export type { BookFeedbackFields } from './schema.js';
