/** All dates count from this day: the content must be the same at any time. Running activities end from 2027 to 2030. */
export const referenceDay = '2026-11-20';

const dayMilliseconds = 86_400_000;

/** `chinaTime('2026-11-20', 9, 30)` as ISO text. */
export function chinaTime(day: string, hour = 9, minute = 0): string {
  const midnight = Date.parse(`${day}T00:00:00+08:00`);
  if (Number.isNaN(midnight)) throw new RangeError(`not a day: ${day}`);
  return new Date(midnight + (hour * 60 + minute) * 60_000).toISOString();
}

/** YYYY-MM-DD. */
export function daysBefore(days: number): string {
  const noon = Date.parse(`${referenceDay}T12:00:00Z`) - days * dayMilliseconds;
  return new Date(noon).toISOString().slice(0, 10);
}
