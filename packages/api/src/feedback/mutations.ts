import type { ApiClient } from '../client.js';
import { postMutation } from '../options.js';

export type { SubmitBookDonationInput, SubmitBookFeedbackInput } from '../inputs.js';

/** Sends a correction (type 1) or feedback (2). Show `msg`. No query depends on it. */
export function submitBookFeedbackMutation(client: ApiClient) {
  return postMutation(client, '/api/common/book_feedback');
}

/** Applies for a book donation. Show `msg`. No query depends on it. */
export function submitBookDonationMutation(client: ApiClient) {
  return postMutation(client, '/api/common/book_donate');
}
