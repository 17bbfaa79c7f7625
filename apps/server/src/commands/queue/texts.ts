import { textOf } from '../../features/queues/cells.js';
import { type Item, nameOfStatus, type Queue } from '../../features/queues/queue.js';
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

export function itemLine<Row extends Item>(queue: Queue<Row>, item: Row): string {
  const told = queue.heading.map((column) => cut(textOf(item[column])));
  const note = item.note === '' ? [] : [`（${item.note}）`];
  return [String(item.id), nameOfStatus(queue, item.status), toDateText(item.since), ...told, ...note]
    .map(toPlain)
    .filter((text) => text !== '')
    .join('  ');
}

function cut(text: string): string {
  const characters = Array.from(text);
  return characters.length <= longestHeading ? text : `${characters.slice(0, longestHeading).join('')}…`;
}
