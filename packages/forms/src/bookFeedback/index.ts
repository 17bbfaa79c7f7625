export { BookFeedbackForm } from './BookFeedbackForm.js';
export type { BookFeedbackFormProps } from './BookFeedbackForm.js';
export { useBookFeedbackForm } from './use-book-feedback-form.js';
export type { BookFeedbackOptions } from './use-book-feedback-form.js';
export type { BookFeedbackFields } from './schema.js';
