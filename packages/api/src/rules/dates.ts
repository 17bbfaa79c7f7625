/**
 * Dates are shown in China's time zone (UTC+8, no summer time), wherever the browser or the server is. Otherwise a book
 * published on the 1st would be dated the 31st in another time zone.
 */
const OFFSET_SECONDS = 8 * 60 * 60;

/** Seconds as YYYY-MM-DD, the one form of dates (Spec B 9): year, month, day (Spec A 3). */
export function dashDate(seconds: number): string {
  const date = new Date((seconds + OFFSET_SECONDS) * 1000);
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  const month = String(date.getUTCMonth() + 1).padStart(2, '0');
  const day = String(date.getUTCDate()).padStart(2, '0');
  return `${year}-${month}-${day}`;
}

/** Seconds as the time of day, HH:MM. */
export function clockTime(seconds: number): string {
  return new Date((seconds + OFFSET_SECONDS) * 1000).toISOString().slice(11, 16);
}

/** Seconds as YYYY-MM-DD HH:MM. */
export function dashDateTime(seconds: number): string {
  return `${dashDate(seconds)} ${clockTime(seconds)}`;
}

/** The date in a time that is text, such as create_time of a paper: its first 10 characters (Spec A 3). */
export function dayOfText(time: string): string {
  return time.slice(0, 10);
}
