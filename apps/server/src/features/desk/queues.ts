import { enrolmentQueue, workQueue } from '../activities/application-queues.queries.js';
import { donationQueue } from '../feedback/donation-queue.queries.js';
import { feedbackQueue } from '../feedback/feedback-queue.queries.js';
import { Refusal } from '../../errors/refusal.js';
import { findShops } from './shop-hits.queries.js';
import { shopQueue } from '../shops/shop-queue.queries.js';
import { type DeskQueue, deskQueue, listedTray } from './desk-queue.js';

/** The trays whose items are decided one by one, in the order of the desk. */
export const deskQueues: readonly DeskQueue[] = [
  {
    ...listedTray(shopQueue, 'reviewer'),
    find: findShops,
    decide: refuse,
    note: refuse,
  },
  deskQueue(feedbackQueue, 'editor'),
  deskQueue(workQueue, 'reviewer'),
  deskQueue(donationQueue, 'reviewer'),
  deskQueue(enrolmentQueue, 'reviewer'),
];

/** An application is decided by decideDeskShop, with a reason for each paper. */
function refuse(): Promise<never> {
  return Promise.reject(Refusal.invalid([{ field: 'queue', message: '网店申请有自己的办法' }]));
}
