/**
 * Whether an activity is over: it can be joined while its end is later than now (Spec B 4).
 * @param endTime seconds, as on the wire
 * @param now milliseconds, as of `Date.now()`
 */
export function activityOver(endTime: number, now: number): boolean {
  return endTime * 1000 <= now;
}

/** What the button of an activity says (Spec B 4). */
export function activityLabel(endTime: number, now: number): '我要加入' | '活动已结束' {
  return activityOver(endTime, now) ? '活动已结束' : '我要加入';
}

const APPROVED = 1;
const REJECTED = -1;

/** A student's work may be sent again until it is approved (Spec B 2.6, 4). */
export function workReplaceable(status: number): boolean {
  return status !== APPROVED;
}

/** What a student whose work was rejected is told (Spec B 4). */
export function workNotice(status: number): string | undefined {
  return status === REJECTED ? '作品审核未通过，请重新上传文件！' : undefined;
}
