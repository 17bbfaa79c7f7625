import { describe, expect, it } from 'vitest';

import {
  activityCountdown,
  activityFacts,
  activityPeriod,
  activityStatus,
  participantNote,
  rowStatus,
} from '../../src/props/activities.js';
import type { ArticleSummary } from '../../src/types.js';
const HOUR = 3600;
const start = Date.UTC(2026, 10, 1) / 1000;
const end = Date.UTC(2026, 10, 21) / 1000;

const at = (seconds: number) => ({ start, end, now: seconds * 1000 });

describe('the status of an activity', () => {
  it.each([
    ['a second before it begins', start - 1, '未开始'],
    ['when it begins', start, '报名中'],
    ['a second before its end', end - 1, '报名中'],
    ['at its end', end, '已结束'],
  ])('%s', (_name, seconds, label) => expect(activityStatus(at(seconds)).label).toBe(label));
});

describe('the countdown', () => {
  it.each([
    ['12 天', end - 11 * 24 * HOUR - 1],
    ['1 天', end - 24 * HOUR],
    ['24 小时', end - 24 * HOUR + 1],
    ['1 小时', end - 1],
  ])('says %s', (text, seconds) => {
    const { value, unit } = activityCountdown(at(seconds)) ?? {};
    expect(`${String(value)} ${String(unit)}`).toBe(text);
  });

  it('is gone at the end', () => expect(activityCountdown(at(end))).toBeUndefined());
});

it('names the days of the period whole, and says how much of it has passed', () =>
  expect(activityPeriod(at((start + end) / 2))).toEqual({
    start: '2026-11-01',
    end: '2026-11-21',
    passed: 0.5,
  }));

const article: ArticleSummary = {
  id: 1,
  column_id: 25,
  column_title: '教学活动',
  title: '旁听报名',
  intro: '',
  image: '',
  source: '',
  author: '',
  tags: [],
  release_time: start,
  is_collect: 0,
};

it('is shown in a list with its last day, for an article that is an activity', () => {
  const activity = { ...article, start_time: start, end_time: end };
  expect(rowStatus(activity, start * 1000)?.label).toBe('报名中，11-21 截止');
  const nextYear = { ...activity, end_time: end + 365 * 24 * 60 * 60 };
  expect(rowStatus(nextYear, start * 1000)?.label).toBe('报名中，2027-11-21 截止');
  expect(rowStatus(activity, end * 1000)?.label).toBe('已结束');
  expect(rowStatus(article, 0)).toBeUndefined();
});

it('says for whom it is, without lines that say nothing', () => {
  const activity = {
    ...article,
    participant: '高中数学教师',
    class_stage_text: '高中',
    subject_text: '数学',
  };
  expect(activityFacts(activity)).toEqual([
    { label: '参加对象', value: '高中数学教师' },
    { label: '学段学科', value: '高中 · 数学' },
    { label: '地区', value: '不限' },
  ]);
  expect(activityFacts(article)).toEqual([{ label: '地区', value: '不限' }]);
});

it('says in a list for whom it is, if that is known', () => {
  expect(participantNote('高中教师')).toBe('面向：高中教师');
  expect(participantNote('')).toBe('');
});
