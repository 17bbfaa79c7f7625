export { BookFeedbackForm } from './BookFeedbackForm.js';
export type { BookFeedbackFormProps } from './BookFeedbackForm.js';
export { useBookFeedbackForm } from './useBookFeedbackForm.js';
export type { BookFeedbackOptions } from './useBookFeedbackForm.js';
export type { BookFeedbackFields } from './schema.js';
