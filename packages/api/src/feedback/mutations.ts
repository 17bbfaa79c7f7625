import type { ApiClient } from '../client.js';
import type { SubmitBookDonationInput, SubmitBookFeedbackInput } from '../inputs.js';
import { mutationOptions } from '../options.js';

export type { SubmitBookDonationInput, SubmitBookFeedbackInput } from '../inputs.js';

/** Sends a correction (type 1) or feedback (2). Show `msg`. No query depends on it. */
export function submitBookFeedbackMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/common/book_feedback'],
    mutationFn: (input: SubmitBookFeedbackInput) => client.post('/api/common/book_feedback', input),
  });
}

/** Applies for a book donation. Show `msg`. No query depends on it. */
export function submitBookDonationMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/common/book_donate'],
    mutationFn: (input: SubmitBookDonationInput) => client.post('/api/common/book_donate', input),
  });
}
