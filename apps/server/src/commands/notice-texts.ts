import type { Database } from '../db/database.js';
import type { Counted, RecipientCount } from '../features/notices/audience.queries.js';
import { audienceName } from '../features/notices/audience-names.js';
import { noticeQueue, type Notice } from '../features/notices/notices.queries.js';
import { toDateText } from '../shared/wire.js';
import { actLines } from './act-lines.js';
import { toPlain } from './plain.js';

const statusNames: Readonly<Record<Notice['status'], string>> = {
  0: '草稿',
  1: '定时',
  3: '已发',
};

export function noticeLine(notice: Notice): string {
  const { id, status, title, updated_at, send_at, sent_at } = notice;
  const time = toDateText(sent_at ?? send_at ?? updated_at);
  return [
    String(id),
    statusNames[status],
    time,
    toPlain(title),
    toPlain(audienceName(notice)),
    progressOf(notice),
  ]
    .filter((text) => text !== '')
    .join('  ');
}

function progressOf({ status, recipient_count, read_count, failure }: Notice): string {
  const recipients = `${String(recipient_count ?? 0)} 人`;
  switch (status) {
    case 0:
      return failure === '' ? '' : `没有发出：${failure}`;
    case 1:
      return recipients;
    case 3:
      return `${recipients}，读过 ${String(read_count)}`;
  }
}

export async function describeNotice(db: Database, notice: Notice): Promise<string> {
  const acts = await actLines(db, { queue: noticeQueue, item: String(notice.id) }, statusNames);
  return [noticeLine(notice), ...notice.text.split(/\r?\n/).map(toPlain), ...acts].join('\n');
}

export function countText({ count, parts, leftOut }: RecipientCount): string {
  const told = (name: string, counted: readonly Counted[]): string =>
    counted.length === 0
      ? ''
      : `${name}${counted.map((one) => `${one.name} ${String(one.count)} 人`).join('，')}`;
  return [`${String(count)} 人会收到。`, told('其中：', parts), told('不发：', leftOut)]
    .filter((line) => line !== '')
    .join('\n');
}
