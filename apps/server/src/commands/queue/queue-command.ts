import { StartupError } from '../../errors/startup-error.js';
import { itemCells, itemsAsCsv } from '../../features/queues/cells.js';
import { decideOn, findItem, listItems, waitingItems } from '../../features/queues/queue.queries.js';
import { type Item, type ItemStatus, nameOfStatus, type Queue } from '../../features/queues/queue.js';
import { toDateText } from '../../shared/wire.js';
import { actLines } from '../act-lines.js';
import type { OperatorCommand } from '../operator-command.js';
import { operatorName } from '../operator-name.js';
import { toPlain } from '../plain.js';
import { readArguments } from '../read-arguments.js';
import { writeFiles, writeText } from '../write-files.js';
import { itemLine, waitingLine } from './texts.js';

const mostListed = 50;

/** The command of a queue. @throws StartupError with the usage for arguments that it does not take */
export function queueCommand<Row extends Item>(queue: Queue<Row>, usage = queueUsage(queue)) {
  return (argv: readonly string[]): OperatorCommand => {
    const { name, item, options, has } = readArguments(argv, ['note', 'as', 'out'], usage);
    if (name === 'list' && has('no item', [])) return list(queue);
    if (name === 'csv' && has('no item', ['out'])) return exportAll(queue, options.out ?? '');
    if (/^[1-9]\d{0,8}$/.test(item)) {
      const id = Number(item);
      if (name === 'show' && has('item', [])) return show(queue, id);
      if (name === 'files' && queue.fileNoun !== '' && has('item', ['out'])) {
        return saveFiles(queue, id, options.out ?? '');
      }
      const status = Object.hasOwn(queue.acts, name) ? queue.acts[name] : undefined;
      if (status !== undefined && has('item', [], ['note', 'as'])) {
        const { note = '', as = '' } = options;
        return decide(queue, id, { act: name, status, note, operator: operatorName(as) });
      }
    }
    throw new StartupError(usage);
  };
}

/** @param further what the command of this queue does besides */
export function queueUsage<Row extends Item>(
  { name, acts, fileNoun }: Queue<Row>,
  further: readonly string[] = [],
): string {
  const decisions = Object.entries(acts).map(
    ([act, status]) => `${act} <编号> ${status === -1 ? '--note <原因>' : '[--note <备注>]'} [--as <姓名>]`,
  );
  const files = fileNoun === '' ? [] : ['files <编号> --out <文件夹>'];
  const all = ['list', 'show <编号>', ...decisions, ...files, 'csv --out <文件>', ...further];
  return `用法：npm run ${name} -w @inkstone/server -- ${all.join(' | ')}`;
}

function list<Row extends Item>(queue: Queue<Row>): OperatorCommand {
  return async (db) => {
    const waiting = await waitingItems(db, queue);
    const items = await listItems(db, queue, { page: { limit: mostListed, offset: 0 } });
    return [waitingLine(waiting), ...items.map((item) => itemLine(queue, item))].join('\n');
  };
}

function show<Row extends Item>(queue: Queue<Row>, id: number): OperatorCommand {
  return async (db) => {
    const item = known(await findItem(db, queue, id));
    const lines = itemCells(queue, item)
      .filter(([, text]) => text !== '')
      .map(([label, text]) => `${label}：${toPlain(text)}`);
    if (item.file_keys.length > 0) {
      const count = String(item.file_keys.length);
      lines.push(`${queue.fileNoun}：${count} 个，用 files ${String(id)} --out <文件夹> 取出`);
    }
    const acts = await actLines(db, { queue: queue.name, item: String(id) }, queue.statusNames);
    return [...lines, ...acts].join('\n');
  };
}

function saveFiles<Row extends Item>(queue: Queue<Row>, id: number, out: string): OperatorCommand {
  return async (db, { files }) => {
    const { file_keys: keys } = known(await findItem(db, queue, id));
    return writeFiles(await files(), String(id), [{ noun: queue.fileNoun, keys }], out);
  };
}

function exportAll<Row extends Item>(queue: Queue<Row>, out: string): OperatorCommand {
  return async (db) => {
    const items = await listItems(db, queue);
    return `${String(items.length)} 行已写入 ${await writeText(out, itemsAsCsv(queue, items))}`;
  };
}

function decide<Row extends Item>(
  queue: Queue<Row>,
  id: number,
  decision: { act: string; status: ItemStatus; note: string; operator: string },
): OperatorCommand {
  if (decision.status === -1 && decision.note === '') {
    throw new StartupError(`${decision.act} 须以 --note 说明原因。`);
  }
  return async (db) => {
    const outcome = await decideOn(db, queue, id, decision);
    const name = nameOfStatus(queue, decision.status);
    if (outcome.decided) return `已改为：${name}`;
    if (outcome.reason === 'unknown') throw unknownId();
    const { approver, handled_at } = outcome.item;
    const who = handled_at === null ? '' : `（${toPlain(approver)}，${toDateText(handled_at)}）`;
    throw new StartupError(`编号 ${String(id)} 已经是“${name}”${who}，没有改动。`);
  };
}

function known<Row>(item: Row | undefined): Row {
  if (item === undefined) throw unknownId();
  return item;
}

function unknownId(): StartupError {
  return new StartupError('没有这个编号。');
}
