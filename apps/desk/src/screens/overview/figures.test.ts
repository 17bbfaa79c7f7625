import type { DeskFigures } from '@inkstone/api/types';
import { expect, it } from 'vitest';

import { daysCsv, seriesOf, wantedCsv, wantedOf } from './figures.js';

const days = Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
const row = (name: DeskFigures['rows'][number]['name'], today: number, yesterday = 3) => ({
  name,
  days: days.map((_, index) => (index === 29 ? today : index)),
  yesterday,
});
const figures: DeskFigures = {
  days,
  rows: [row('registrations', 214, 188), row('misses', 163), row('failed', 3), row('errors', 2)],
  searches: 5120,
  failed_sms: 2,
  failed_mail: 1,
  missed: [{ words: '=错题本', count: 93 }],
  read: [{ title: '高三数学，期中', path: '/layout/list/topicSubjectDetails?id=7', count: 3120 }],
};

it('says what each figure means', () => {
  expect(seriesOf(figures).map(({ label, meaning, warn }) => [label, meaning, warn])).toEqual([
    ['注册', '昨日此时 188', false],
    ['搜索没有结果', '5,120 次中的 3.2%', false],
    ['没送到的消息', '短信 2 · 邮件 1', true],
    ['出错', '11 月 29 日 28 次', false],
  ]);
  expect(seriesOf(figures)[0]?.days.at(-1)).toEqual({ day: '11 月 30 日', value: 214 });
});

it('has them as CSV, in which no text is a formula', () => {
  expect(daysCsv(figures).split('\r\n').slice(0, 2)).toEqual([
    '\uFEFF日,注册,搜索没有结果,没送到的消息,出错',
    '2026-11-01,0,0,0,0',
  ]);
  expect(wantedCsv(figures, 'missing')).toBe("\uFEFF读者在找,次数\r\n'=错题本,93\r\n");
  expect(wantedCsv(figures, 'read')).toBe(
    '\uFEFF网页,路径,次数\r\n高三数学，期中,/layout/list/topicSubjectDetails?id=7,3120\r\n',
  );
  expect(wantedOf(figures, 'read')).toEqual([{ text: '高三数学，期中', count: 3120 }]);
});
