import type { DeskFigures } from '@inkstone/api/types';
import type { DayFiguresProps, WantedItem } from '@inkstone/ui/patterns/desk';

import { csvOf } from '../../lib/csv.js';

type Series = DayFiguresProps['series'];
type Row = DeskFigures['rows'][number];

const labels: Readonly<Record<Row['name'], string>> = {
  registrations: '注册',
  downloads: '下载',
  checks: '正版查验',
  misses: '搜索没有结果',
  failed: '没送到的消息',
  errors: '出错',
};

const inWords = new Intl.NumberFormat('zh-CN');

/** The plots, each with one line of meaning. */
export function seriesOf(figures: DeskFigures): Series {
  return figures.rows.map((row) => {
    const today = row.days.at(-1) ?? 0;
    return {
      label: labels[row.name],
      days: row.days.map((value, index) => ({ day: dayText(figures.days[index] ?? ''), value })),
      meaning: meaningOf(row, figures),
      warn: row.name === 'failed' && today > 0,
    };
  });
}

/** Today is a part of a day, and is compared with the same part of yesterday. */
function meaningOf({ name, days, yesterday }: Row, figures: DeskFigures): string {
  const today = days.at(-1) ?? 0;
  if (name === 'misses' && figures.searches > 0)
    return `${inWords.format(figures.searches)} 次中的 ${((100 * today) / figures.searches).toFixed(1)}%`;
  if (name === 'failed' && today > 0)
    return `短信 ${inWords.format(figures.failed_sms)} · 邮件 ${inWords.format(figures.failed_mail)}`;
  const most = Math.max(...days);
  if (name === 'errors' && most > today)
    return `${dayText(figures.days[days.indexOf(most)] ?? '')} ${inWords.format(most)} 次`;
  return `昨日此时 ${inWords.format(yesterday)}`;
}

/** 2026-11-05 is 11 月 5 日. */
function dayText(day: string): string {
  const [, month, date] = day.split('-');
  return `${String(Number(month))} 月 ${String(Number(date))} 日`;
}

export function wantedOf({ missed, read }: DeskFigures, view: 'missing' | 'read'): WantedItem[] {
  return view === 'missing'
    ? missed.map(({ words, count }) => ({ text: words, count }))
    : read.map(({ title, count }) => ({ text: title, count }));
}

export function daysCsv(figures: DeskFigures): string {
  const head = ['日', ...figures.rows.map(({ name }) => labels[name])];
  const lines = figures.days.map((day, index) => [
    day,
    ...figures.rows.map(({ days }) => String(days[index] ?? 0)),
  ]);
  return csvOf([head, ...lines]);
}

export function wantedCsv({ missed, read }: DeskFigures, view: 'missing' | 'read'): string {
  return view === 'missing'
    ? csvOf([['读者在找', '次数'], ...missed.map(({ words, count }) => [words, String(count)])])
    : csvOf([
        ['网页', '路径', '次数'],
        ...read.map(({ title, path, count }) => [title, path, String(count)]),
      ]);
}
