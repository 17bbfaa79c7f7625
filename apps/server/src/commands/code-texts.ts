import {
  type Batch,
  batchEventNames,
  type batchHistory,
  type checksByDay,
} from '../features/genuine/batches.queries.js';
import type { SuspiciousCodes } from '../features/genuine/suspicious-codes.queries.js';
import { toDateText } from '../shared/wire.js';
import { toPlain } from './plain.js';

export function batchLine(batch: Batch): string {
  const { name, amount, checked, again } = batch;
  const counts = `${String(amount)} 个，首查 ${String(checked)}，再查 ${String(again)}`;
  return inLine([name, madeText(batch), bookText(batch), counts, stateText(batch)]);
}

export function batchLines(
  batch: Batch,
  days: Awaited<ReturnType<typeof checksByDay>>,
  history: Awaited<ReturnType<typeof batchHistory>>,
): string {
  const { name, amount, printer, madeBy, checked, again, firstAt, lastDay } = batch;
  const fields: readonly (readonly [label: string, text: string])[] = [
    ['批次', name],
    ['书', bookText(batch)],
    ['个数', String(amount)],
    ['做于', inLine([madeText(batch), madeBy])],
    ['交给', printer],
    ['状态', stateText(batch)],
    ['首查', `${String(checked)} 个，其后再查 ${String(again)} 次`],
    ['第一次', firstAt === null ? '' : toDateText(firstAt)],
    ['最近一次', lastDay ?? ''],
    ...days
      .filter(({ checks }) => checks > 0)
      .map(({ day, checks }) => ['每天', `${day}  ${String(checks)} 次`] as const),
    ...history.map(
      ({ at, operator, act, reason }) =>
        [
          '经过',
          `${toDateText(at)} ${operator}${batchEventNames[act]}${reason === '' ? '' : `，事由：${reason}`}`,
        ] as const,
    ),
  ];
  return fields
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}：${toPlain(text)}`)
    .join('\n');
}

/** Without the codes, which are not kept. */
export function suspiciousLines({ list, provinces, networks }: SuspiciousCodes, days: number): string {
  const within = days === 1 ? '今天' : `${String(days)} 天里`;
  if (list.length === 0) return `${within}没有查得可疑的码。`;
  const sums = (places: readonly { name: string; checks: number }[]) =>
    places.map(({ name, checks }) => `${name} ${String(checks)}`).join('，');
  return [
    `${within}在不同网段查了三次以上的码，${String(list.length)} 个：`,
    ...list.map(({ fingerprint, batch, checks, days: on, since, places }) =>
      inLine([fingerprint, batch, `${String(checks)} 次`, `${since} 起 ${String(on)} 天`, places.join('，')]),
    ),
    ...(provinces.length === 0 ? [] : [`读者账号所在的省（约）：${sums(provinces)}`]),
    ...(networks.length === 0 ? [] : [`没有登录的只知道网段：${sums(networks)}`]),
  ].join('\n');
}

function bookText({ book }: Batch): string {
  return book === '' ? '多种图书' : book;
}

function madeText({ madeAt }: Batch): string {
  return madeAt === null ? '' : toDateText(madeAt);
}

function stateText({ recalledAt, recalledReason, checked }: Batch): string {
  if (recalledAt !== null) return `已收回（${toDateText(recalledAt)}，${recalledReason}）`;
  return checked === 0 ? '还没有人查' : '在售';
}

function inLine(texts: readonly string[]): string {
  return texts
    .map(toPlain)
    .filter((text) => text !== '')
    .join('  ');
}
