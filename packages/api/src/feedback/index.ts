export { submitBookDonationMutation, submitBookFeedbackMutation } from './mutations.js';
export type { SubmitBookDonationInput, SubmitBookFeedbackInput } from './mutations.js';
