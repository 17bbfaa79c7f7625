/**
 * Whether an activity is over. It can be joined while `end_time` is later than now (Spec B 4).
 * @param endTime Unix time in seconds, as on the wire
 * @param now Unix time in milliseconds, as from `Date.now()`
 */
export function activityOver(endTime: number, now: number): boolean {
  return endTime * 1000 <= now;
}

const APPROVED = 1;

/** Whether a student may submit a work again: until it is approved (Spec B 2.6, 4). */
export function workReplaceable(status: number): boolean {
  return status !== APPROVED;
}
