import { activityOver } from '../rules/activities.js';
import { dashDate } from '../rules/dates.js';
import type { ArticleSummary } from '../types.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** `start` and `end` are Unix times in seconds, `now` is in milliseconds. */
interface Times {
  start: number;
  end: number;
  now: number;
}

export interface ActivityStatus {
  label: string;
  tone: 'ok' | 'quiet';
}

export function activityStatus({ start, end, now }: Times): ActivityStatus {
  if (activityOver(end, now)) return { label: '已结束', tone: 'quiet' };
  return start * 1000 > now ? { label: '未开始', tone: 'quiet' } : { label: '报名中', tone: 'ok' };
}

/** The time left until the end in days, on the last day in hours; `undefined` once it is over. */
export function activityCountdown({ end, now }: Times) {
  if (activityOver(end, now)) return undefined;
  const left = end * 1000 - now;
  return left < DAY
    ? { label: '距报名截止', value: Math.ceil(left / HOUR), unit: '小时' }
    : { label: '距报名截止', value: Math.ceil(left / DAY), unit: '天' };
}

/** First and last day, and the share of the time that has passed. */
export function activityPeriod({ start, end, now }: Times) {
  return {
    start: dashDate(start),
    end: dashDate(end),
    passed: (now / 1000 - start) / Math.max(1, end - start),
  };
}

/** The participants of an activity as a line of a list; '' if they are not given. */
export function participantNote(participant: string): string {
  return participant === '' ? '' : `面向：${participant}`;
}

/** The state of an activity in a list; `undefined` for an article that is not an activity. */
export function rowStatus({ start_time, end_time }: ArticleSummary, now: number): ActivityStatus | undefined {
  if (end_time === undefined) return undefined;
  const times = { start: start_time ?? 0, end: end_time, now };
  const status = activityStatus(times);
  if (status.tone !== 'ok') return status;
  const day = dashDate(end_time);
  // Without its year, a day of another year seems to be over.
  const shown = day.slice(0, 4) === dashDate(now / 1000).slice(0, 4) ? day.slice(5) : day;
  return { ...status, label: `${status.label}，${shown} 截止` };
}

/** The facts of an activity for its slip, without the empty ones. */
export function activityFacts({
  participant = '',
  class_stage_text = '',
  classes_text = '',
  apply_grade = '',
  subject_text = '',
  apply_area = [],
}: ArticleSummary) {
  // For all grades of a stage, a server names the stage again.
  const classes = [...new Set([class_stage_text, apply_grade || classes_text])];
  const lines = [
    { label: '参加对象', value: participant },
    {
      label: '学段学科',
      value: [classes.filter(Boolean).join(' '), subject_text].filter(Boolean).join(' · '),
    },
    { label: '地区', value: apply_area.map(({ city_name }) => city_name).join('、') || '不限' },
  ];
  return lines.filter(({ value }) => value !== '');
}
