import { stageOfTitle } from '@inkstone/api/props/stages';
import { clockTime, favouriteType } from '@inkstone/api/rules';
import type { MyDownload } from '@inkstone/api/types';
import type { LedgerDay, LedgerRow } from '@inkstone/ui/patterns/DownloadLedger';

import { marginDay, type MarginDay } from '../../../kits/centre/own-dates.js';
import { contentHref } from '../../../lib/content-href.js';

export interface DownloadItem extends LedgerRow {
  day: MarginDay;
}

export function downloadTitle(download: MyDownload): string {
  return download.type === 1 ? download.exam_title : `${download.book_title} · ${download.show_name}`;
}

export function downloadHref(download: MyDownload): string {
  return download.type === 1
    ? contentHref({ id: download.content_id, type: favouriteType.paper })
    : contentHref({ id: download.book_id, type: favouriteType.book });
}

const SUBJECTS = ['语文', '数学', '英语', '物理', '化学', '生物', '政治', '历史', '地理', '道德', '科学'];
const OTHERWISE = { 1: '卷', 2: '书' } as const;

/** The first character of the subject that a title names. */
function glyphOf(title: string, type: MyDownload['type']): string {
  return SUBJECTS.find((subject) => title.includes(subject))?.slice(0, 1) ?? OTHERWISE[type];
}

export function toDownloadItem(download: MyDownload): DownloadItem {
  const { id, type, create_time } = download;
  const title = downloadTitle(download);
  return {
    id,
    title,
    href: downloadHref(download),
    glyph: glyphOf(title, type),
    stage: stageOfTitle(title),
    note: `${clockTime(create_time)} 下载`,
    day: marginDay(create_time, Date.now()),
  };
}

/** The items of a page by day, in the order given. */
export function toDays(items: readonly DownloadItem[]): LedgerDay[] {
  const days: (MarginDay & { rows: LedgerRow[] })[] = [];
  for (const { day, ...row } of items) {
    const last = days.at(-1);
    if (last?.date === day.date) last.rows.push(row);
    else days.push({ ...day, rows: [row] });
  }
  return days;
}
