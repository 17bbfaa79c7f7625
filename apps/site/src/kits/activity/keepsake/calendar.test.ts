import { expect, it } from 'vitest';

import { calendarFile } from './calendar.js';

const day = {
  uid: 'enrolment-31@inkstone.example',
  title: '“命题实验室”首批试做：旁听报名，请带一道题',
  note: '№ 31\n陶文昌; 第三中学',
  url: 'https://inkstone.example/#/layout/list/activityDetails?id=7',
  // The last minute of 4 December in China.
  day: Date.UTC(2026, 11, 4, 15, 59) / 1000,
  now: Date.UTC(2026, 10, 22, 8, 30, 5),
};

it('is one whole day, in the time zone of China', async () => {
  const text = await calendarFile(day).text();
  expect(text).toContain('DTSTART;VALUE=DATE:20261204\r\nDTEND;VALUE=DATE:20261205\r\n');
  expect(text).toContain('DTSTAMP:20261122T083005Z\r\n');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

it('escapes texts, and folds lines without cutting a character', async () => {
  const text = await calendarFile({ ...day, title: `${day.title}, 再带一支笔` }).text();
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(String.raw`SUMMARY:${day.title}\, 再带一支笔`);
  expect(unfolded).toContain(String.raw`DESCRIPTION:№ 31\n陶文昌\; 第三中学`);
});
