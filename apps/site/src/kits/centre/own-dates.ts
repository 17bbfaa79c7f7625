import { clockTime, dashDate } from '@inkstone/api/rules';

const DAY_SECONDS = 24 * 60 * 60;

/** Seconds as 2026 年 5 月, where only the year and the month may be on lines of their own. */
function monthOf(seconds: number): string {
  const [year = '', month = ''] = dashDate(seconds).split('-');
  return `${year}\u00a0年 ${String(Number(month))}\u00a0月`;
}

/** A day as the margin of a ledger names it. */
export interface MarginDay {
  /** YYYY-MM-DD. */
  date: string;
  numeral: string;
  /** 11 月; with the year where it is another one. */
  month: string;
  /** 今天, 昨天 or nothing. */
  word: string;
}

/**
 * @param seconds Unix time in seconds
 * @param now Unix time in ms
 */
export function marginDay(seconds: number, now: number): MarginDay {
  const date = dashDate(seconds);
  const today = dashDate(now / 1000);
  const [year = '', month = '', day = ''] = date.split('-');
  const name = year === today.slice(0, 4) ? `${String(Number(month))} 月` : monthOf(seconds);
  return {
    date,
    numeral: String(Number(day)),
    month: name,
    word: dayWord(date, now),
  };
}

function dayWord(date: string, now: number): string {
  if (date === dashDate(now / 1000)) return '今天';
  return date === dashDate(now / 1000 - DAY_SECONDS) ? '昨天' : '';
}

/** When something happened, for a short list: 今天 12:56, 昨天 12:56, else the date. */
export function shortWhen(seconds: number, now: number): string {
  const date = dashDate(seconds);
  const word = dayWord(date, now);
  return word === '' ? date : `${word} ${clockTime(seconds)}`;
}
