const SECONDS_A_DAY = 24 * 60 * 60;

/** From how many days before its end an authorization counts as ending soon. */
const ENDING_SOON_DAYS = 30;

export interface ShopTerm {
  /** `ahead` has not begun; `ending` ends within 30 days. */
  state: 'ahead' | 'valid' | 'ending' | 'expired';
  /** Days left, the present one included; 0 once it has expired. */
  daysLeft: number;
  /** The part of the term that has passed, from 0 to 1. */
  passed: number;
}

/** The validity of a shop's authorization. Times are Unix seconds. */
export function shopTerm(start: number, end: number, now: number): ShopTerm {
  const length = end - start;
  const passed = length > 0 ? Math.min(Math.max((now - start) / length, 0), 1) : 1;
  if (now >= end) return { state: 'expired', daysLeft: 0, passed: 1 };
  const daysLeft = Math.ceil((end - now) / SECONDS_A_DAY);
  if (now < start) return { state: 'ahead', daysLeft, passed };
  return { state: daysLeft <= ENDING_SOON_DAYS ? 'ending' : 'valid', daysLeft, passed };
}
