/** What a number format shows: a date, a time of the day, or the number itself. */
export type Shows = 'date' | 'time' | 'number';

export interface NumberFormat {
  shows: Shows;
  /** Whether seconds are shown. */
  seconds: boolean;
  /** `000000` shows so many digits, with zeros before the number. */
  digits: number;
}

const plain: NumberFormat = { shows: 'number', seconds: false, digits: 0 };

/** Formats that a workbook names by number alone, with those of Excel in Chinese. */
const dates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);
const times = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56]);
const timesWithSeconds = new Set([19, 21, 33, 35, 45, 46, 47, 56]);

export function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code !== undefined) return formatOfCode(code);
  if (dates.has(id)) return { ...plain, shows: 'date' };
  return times.has(id) ? { ...plain, shows: 'time', seconds: timesWithSeconds.has(id) } : plain;
}

function formatOfCode(code: string): NumberFormat {
  const [first = ''] = code.split(';');
  // Quoted and escaped letters, colours and languages are no part of the pattern; [h] is.
  const pattern = first.replace(/"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^\]]*\]/gi, '').toLowerCase();
  if (/^0+$/.test(pattern)) return { ...plain, digits: pattern.length };
  if (/general|[#0?]/.test(pattern)) return plain;
  if (/[yd]/.test(pattern)) return { ...plain, shows: 'date' };
  if (/[hs]/.test(pattern)) return { ...plain, shows: 'time', seconds: pattern.includes('s') };
  return pattern.includes('m') ? { ...plain, shows: 'date' } : plain;
}

const dayMilliseconds = 86_400_000;
/** Day 0: Excel takes 1900 for a leap year, so that later days count from the 30th of December. */
const firstDay = Date.UTC(1899, 11, 30);
const firstDayOf1904 = Date.UTC(1904, 0, 1);
const lastSerial = 2_958_465;

/** `2026-12-01`, with the time if there is one; undefined for a number that is no day. */
export function dateText(serial: number, from1904 = false): string | undefined {
  if (!(serial >= 1 && serial <= lastSerial)) return undefined;
  // Rounded to the minute: a half past eight is stored as 0.35416666.
  const minutes = Math.round(serial * 1440) * 60_000;
  const text = new Date((from1904 ? firstDayOf1904 : firstDay) + minutes).toISOString();
  return minutes % dayMilliseconds === 0 ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 16)}`;
}

export function timeText(serial: number, withSeconds: boolean): string {
  const seconds = Math.round(serial * 86_400);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  const text = `${String(hours)}:${two(minutes)}`;
  return withSeconds ? `${text}:${two(seconds % 60)}` : text;
}

/** As an editor typed it: 46.8, not 46.800000000000004; with the zeros that its format shows. */
export function numberText(value: number, digits: number): string {
  const text = String(Number(value.toPrecision(15)));
  return Number.isInteger(value) && value >= 0 ? text.padStart(digits, '0') : text;
}
