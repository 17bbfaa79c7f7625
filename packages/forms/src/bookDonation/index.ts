export { BookDonationForm } from './BookDonationForm.js';
export type { BookDonationFormProps } from './BookDonationForm.js';
export { useBookDonationForm } from './useBookDonationForm.js';
export type { BookDonationOptions } from './useBookDonationForm.js';
export type { BookDonationFields } from './schema.js';
