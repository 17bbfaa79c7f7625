/** Steps of an application: submit, review, deposit, agreement, certificate (Spec B 2.4). */
const APPLICATION_STEPS = 5;

/** A review takes at most seven working days (Spec B 9). */
export const LAST_REVIEW_DAY = 7;

/** The step of the progress page: status + 1 (Spec B 4), limited to the existing steps for an unknown status. */
export function applicationStep(status: number): number {
  return Math.min(Math.max(status + 1, 1), APPLICATION_STEPS);
}

/** The day of the review, from 1 on the day of the submission. @param days whole days since then */
export function reviewDay(days: number): number {
  return Math.max(0, Math.floor(days)) + 1;
}
