export {
  BookDonationForm,
  useBookDonationForm,
  type BookDonationFormProps,
  type BookDonationOptions,
} from './BookDonationForm.js';
export type { BookDonationFields } from './schema.js';
