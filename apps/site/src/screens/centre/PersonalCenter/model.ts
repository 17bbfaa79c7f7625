import { stageOfTitle } from '@inkstone/api/props/stages';
import { activityOver } from '@inkstone/api/rules';
import type { Message, MyActivity, MyBook, MyDownload } from '@inkstone/api/types';
import type { SpineBook } from '@inkstone/ui/patterns/BookSpines';

import { paths } from '../../../lib/config/paths.js';
import { textOf } from '../../../lib/html/text-of.js';
import { marginDay, shortWhen } from '../../../kits/centre/own-dates.js';
import { downloadHref, downloadTitle } from '../MyDownloads/model.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const DOWNLOADS_SHOWN = 3;
const MESSAGES_SHOWN = 2;

export interface LatestDownload {
  id: number;
  title: string;
  href: string;
  note: readonly string[];
}

export interface UnreadMessage {
  id: number;
  title: string;
  href: string;
  excerpt: string;
}

export interface NextActivity {
  id: number;
  title: string;
  href: string;
  /** YYYY-MM-DD, and its parts as the tile shows them. */
  date: string;
  numeral: string;
  month: string;
  /** How long it is open, and for whom. */
  note: readonly string[];
}

export function toSpine({ book_id, book_title }: MyBook): SpineBook {
  return {
    id: book_id,
    title: book_title,
    href: paths.booksDetails.href({ id: book_id }),
    stage: stageOfTitle(book_title),
  };
}

export function latestDownloads(lists: readonly (readonly MyDownload[])[]): MyDownload[] {
  return lists
    .flat()
    .sort((one, other) => other.create_time - one.create_time)
    .slice(0, DOWNLOADS_SHOWN);
}

export function toLatestDownload(download: MyDownload, now: number): LatestDownload {
  const kind = download.type === 1 ? '试卷' : '图书资源';
  return {
    id: download.id,
    title: downloadTitle(download),
    href: downloadHref(download),
    note: [kind, shortWhen(download.create_time, now)],
  };
}

export function unreadMessages(messages: readonly Message[]): UnreadMessage[] {
  return messages
    .filter(({ is_read }) => is_read === 0)
    .slice(0, MESSAGES_SHOWN)
    .map(({ id, title, message }) => ({
      id,
      title,
      href: paths.notificationsDetails.href({ id }),
      excerpt: textOf(message),
    }));
}

/** The activity that ends next; none where all are over. */
export function nextActivities(activities: readonly MyActivity[], now: number): NextActivity[] {
  return activities
    .filter(({ end_time }) => !activityOver(end_time, now))
    .sort((one, other) => one.end_time - other.end_time)
    .slice(0, 1)
    .map(({ id, title, end_time, participant }) => {
      const { date, numeral, month } = marginDay(end_time, now);
      const left = `还有 ${String(Math.ceil((end_time * 1000 - now) / DAY_MS))} 天截止`;
      return {
        id,
        title,
        href: paths.myActivityDetails.href({ id }),
        date,
        numeral,
        month,
        note: [left, participant],
      };
    });
}
