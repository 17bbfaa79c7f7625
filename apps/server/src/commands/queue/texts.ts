import type { Item, Queue } from '../../features/queues/queue.js';
import { toDateText } from '../../shared/wire.js';
import { toPlain } from '../plain.js';

const millisecondsOfADay = 86_400_000;
const longestHeading = 40;

export function waitingLine(
  { count, oldest }: { count: number; oldest: Date | null },
  now = Date.now(),
): string {
  if (oldest === null) return '没有等待处理的。';
  const days = Math.floor((now - oldest.getTime()) / millisecondsOfADay);
  return `${String(count)} 份等待处理，最早的一份自 ${toDateText(oldest)}（${String(days)} 天）。`;
}

export function itemLine<Row extends Item>({ statusNames, heading }: Queue<Row>, item: Row): string {
  const told = heading.map((column) => cut(textOf(item[column])));
  const note = item.note === '' ? [] : [`（${item.note}）`];
  return [String(item.id), statusNames[item.status], toDateText(item.since), ...told, ...note]
    .map(toPlain)
    .filter((text) => text !== '')
    .join('  ');
}

/** What an item says, in the order in which it is shown and exported. */
export function itemCells<Row extends Item>(
  { fields, statusNames }: Queue<Row>,
  item: Row,
): readonly (readonly [label: string, text: string])[] {
  return [
    ['编号', String(item.id)],
    ['状态', statusNames[item.status]],
    ['提交时间', toDateText(item.since)],
    ...fields.map(([label, column]) => [label, textOf(item[column])] as const),
    ['备注', item.note],
    ['经办人', item.approver],
    ['处理时间', item.handled_at === null ? '' : toDateText(item.handled_at)],
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function cut(text: string): string {
  const characters = Array.from(text);
  return characters.length <= longestHeading ? text : `${characters.slice(0, longestHeading).join('')}…`;
}
