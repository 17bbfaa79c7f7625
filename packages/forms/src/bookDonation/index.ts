export { BookDonationForm } from './BookDonationForm.js';
export type { BookDonationFormProps } from './BookDonationForm.js';
export { useBookDonationForm } from './use-book-donation-form.js';
export type { BookDonationOptions } from './use-book-donation-form.js';
export type { BookDonationFields } from './schema.js';
