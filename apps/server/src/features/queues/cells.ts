import { stringify } from 'csv-stringify/sync';
import { toDateText } from '../../shared/wire.js';
import { type Item, type ListedQueue, nameOfStatus } from './queue.js';

/** What an item says, in the order in which it is shown and exported. */
export function itemCells<Row extends Item>(
  queue: ListedQueue<Row>,
  item: Row,
): readonly (readonly [label: string, text: string])[] {
  return [
    ['编号', String(item.id)],
    ['状态', nameOfStatus(queue, item.status)],
    ['提交时间', toDateText(item.since)],
    ...queue.fields.map(([label, column]) => [label, textOf(item[column])] as const),
    ['备注', item.note],
    ['经办人', item.approver],
    ['处理时间', item.handled_at === null ? '' : toDateText(item.handled_at)],
  ];
}

/**
 * For a spreadsheet: the byte order mark tells Excel the encoding, and no text of a reader becomes a formula.
 * @param columns the labels to keep; by default all
 */
export function itemsAsCsv<Row extends Item>(
  queue: ListedQueue<Row>,
  items: readonly Row[],
  columns?: readonly string[],
): string {
  const labels = labelsOf(queue).filter((label) => columns?.includes(label) ?? true);
  const rows = items.map((item) => {
    const cells = new Map(itemCells(queue, item));
    return labels.map((label) => cells.get(label) ?? '');
  });
  return stringify([labels, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}

function labelsOf<Row extends Item>({ fields }: ListedQueue<Row>): string[] {
  return ['编号', '状态', '提交时间', ...fields.map(([label]) => label), '备注', '经办人', '处理时间'];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
