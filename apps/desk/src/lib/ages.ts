const DAY = 86_400;

const dates = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: '2-digit',
  day: '2-digit',
});
const wholeDates = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
const times = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekday = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
});

/** @param seconds since 1970. @returns e.g. 11-19 */
export function dayOf(seconds: number): string {
  return dates.format(seconds * 1000).replace('/', '-');
}

/** @param seconds since 1970. @returns e.g. 2026-05-17 */
export function dateOf(seconds: number): string {
  return wholeDates.format(seconds * 1000);
}

/** @param seconds since 1970. @returns e.g. 09:12 */
export function timeOf(seconds: number): string {
  return times.format(seconds * 1000);
}

/** @param seconds since 1970. @returns e.g. 11-19 09:12 */
export function momentOf(seconds: number): string {
  return `${dayOf(seconds)} ${timeOf(seconds)}`;
}

/** What has happened to something, in the words of one of the operations. */
type Happening =
  | { time: number; text: string; reason: string }
  | { create_time: number; text: string }
  | { create_time: number; text: string; operator: string };

/** Events as a list of the desk shows them. */
export function historyOf(events: readonly Happening[]) {
  return events.map((event, index) => ({
    id: String(index),
    when: momentOf('time' in event ? event.time : event.create_time),
    text: 'operator' in event ? `${event.operator} ${event.text}` : event.text,
    detail: 'reason' in event && event.reason !== '' ? `事由：${event.reason}` : undefined,
  }));
}

/** @param seconds since 1970. @returns 今天, or e.g. 4 天 */
export function ageOf(seconds: number, now = Date.now()): string {
  const days = Math.floor((now / 1000 - seconds) / DAY);
  return days < 1 ? '今天' : `${String(days)} 天`;
}

/** e.g. 11 月 25 日 周三 */
export function todayText(now = Date.now()): string {
  return weekday.format(now).replace(/(\d+)月(\d+)日/, '$1 月 $2 日 ');
}

/** @param seconds since 1970. @returns 今天交来, or e.g. 已 4 天 */
export function sinceText(seconds: number, now = Date.now()): string {
  const age = ageOf(seconds, now);
  return age === '今天' ? '今天交来' : `已 ${age}`;
}
