/**
 * Whether an activity is over: it can be joined while its end is later than now (Spec B 4).
 * @param endTime seconds, as on the wire
 * @param now milliseconds, as of `Date.now()`
 */
export function activityOver(endTime: number, now: number): boolean {
  return endTime * 1000 <= now;
}

const APPROVED = 1;

/** A student's work may be sent again until it is approved (Spec B 2.6, 4). */
export function workReplaceable(status: number): boolean {
  return status !== APPROVED;
}
