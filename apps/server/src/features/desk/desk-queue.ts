import type { DeskHit, DeskItem, DeskQueueName, DeskTray } from '@inkstone/api/types';
import type { Database } from '../../db/database.js';
import { Refusal } from '../../errors/refusal.js';
import type { SignedLinks } from '../../ports/files/signed-links.js';
import type { Data } from '../../shared/operation.js';
import type { OperatorRole } from '../../shared/operator-role.js';
import type { Page } from '../../shared/paging.js';
import { toSeconds } from '../../shared/wire.js';
import { actsOn, actText } from '../queues/acts.queries.js';
import { itemCells, itemsAsCsv, textOf } from '../queues/cells.js';
import {
  changeItem,
  countItems,
  type Decided,
  decideOn,
  findItem,
  type ItemFilter,
  type ItemOrder,
  listItems,
  sortableColumns,
  valuesOf,
  waitingItems,
} from '../queues/queue.queries.js';
import { type Item, type ItemStatus, type ListedQueue, nameOfStatus, type Queue } from '../queues/queue.js';
import { checkColleague } from './colleagues.js';
import { alreadyDecided, goneItem } from './item-refusals.js';

interface Asked {
  filter: ItemFilter;
  order?: ItemOrder;
}

interface AskedAct {
  act: string;
  note: string;
  /** To whom it is handed on. */
  to: string;
  operator: string;
  seen: ItemStatus;
}

/** A queue as a tray of the desk, whatever its items are. */
export interface DeskQueue {
  name: DeskQueueName;
  /** Who may read it and decide on it. */
  role: OperatorRole;
  waiting: (db: Database) => Promise<DeskTray>;
  list: (db: Database, asked: Asked, page: Page) => Promise<Data<'listDeskItems'>>;
  /** The first items in which a column says the word. */
  find: (db: Database, word: string, most: number) => Promise<DeskHit[]>;
  /** @throws Refusal 404 */
  item: (db: Database, links: SignedLinks, id: number) => Promise<DeskItem>;
  /** @returns what was done, in words. @throws Refusal 404, or 409 that says who was first */
  decide: (db: Database, id: number, act: AskedAct) => Promise<string>;
  /** @throws Refusal 404 */
  note: (db: Database, id: number, change: { note: string; operator: string }) => Promise<void>;
  csv: (
    db: Database,
    asked: Asked,
    columns: readonly string[] | undefined,
  ) => Promise<Data<'exportDeskItems'>>;
}

/** A queue whose items are decided by an operation of their own. */
export function listedTray<Row extends Item>(
  queue: ListedQueue<Row>,
  role: OperatorRole,
): Omit<DeskQueue, 'decide' | 'note'> {
  const { name, statusNames, heading, fields, filters } = queue;

  const asRow = (item: Row) => ({
    id: item.id,
    status: item.status,
    status_name: nameOfStatus(queue, item.status),
    create_time: toSeconds(item.since),
    heading: heading.map((column) => textOf(item[column])),
    cells: fields.map(([, column]) => textOf(item[column])),
    note: item.note,
    approver: item.approver,
    assigned_to: item.assigned_to,
    files: item.file_keys.length,
  });

  async function known(db: Database, id: number): Promise<Row> {
    const item = await findItem(db, queue, id);
    if (item === undefined) throw goneItem();
    return item;
  }

  /** Only what is shown: a column of the table may be nobody's business. */
  function check({ order, filter: { values = [] } }: Asked): void {
    if (order !== undefined && !sortableColumns(queue).includes(order.column)) {
      throw Refusal.invalid([{ field: 'sort', message: '不能按这一列排' }]);
    }
    if (!values.every(({ column }) => filters.some(([, one]) => one === column))) {
      throw Refusal.invalid([{ field: 'filters', message: '不能按这一列筛选' }]);
    }
  }

  return {
    name,
    role,
    async waiting(db) {
      const { count, oldest } = await waitingItems(db, queue);
      return { tray: name, waiting: count, oldest: oldest === null ? null : toSeconds(oldest) };
    },
    async list(db, asked, page) {
      check(asked);
      const [items, count, ...values] = await Promise.all([
        listItems(db, queue, { ...asked, page }),
        countItems(db, queue, asked.filter),
        ...filters.map(([, column]) => valuesOf(db, queue, column)),
      ]);
      return {
        columns: fields.map(([label, column]) => ({ name: column, label })),
        filters: filters.map(([label, column], index) => ({
          name: column,
          label,
          values: values[index] ?? [],
        })),
        list: items.map(asRow),
        count,
      };
    },
    async find(db, word, most) {
      const items = await listItems(db, queue, { filter: { word }, page: { limit: most, offset: 0 } });
      return items.map((item) => ({
        tray: name,
        item: String(item.id),
        title: heading
          .map((column) => textOf(item[column]))
          .filter((text) => text !== '')
          .join('，'),
        status_name: nameOfStatus(queue, item.status),
        create_time: toSeconds(item.since),
      }));
    },
    async item(db, links, id) {
      const item = await known(db, id);
      const acts = await actsOn(db, name, String(id));
      return {
        ...asRow(item),
        fields: itemCells(queue, item).map(([label, text]) => ({ label, text })),
        files: item.file_keys.map((key, index) => {
          const fileName = `${String(id)} ${queue.fileNoun} ${String(index + 1)}${key.slice(key.lastIndexOf('.'))}`;
          return { name: fileName, url: links.create(key, fileName) };
        }),
        acts: acts.map(({ operator, created_at, ...act }) => ({
          operator,
          create_time: toSeconds(created_at),
          text: actText(act, statusNames),
        })),
      };
    },
    async csv(db, asked, columns) {
      check(asked);
      const items = await listItems(db, queue, asked);
      return { csv: itemsAsCsv(queue, items, columns), count: items.length };
    },
  };
}

export function deskQueue<Row extends Item>(queue: Queue<Row>, role: OperatorRole): DeskQueue {
  /** @throws Refusal for what was not done */
  function checkDone(outcome: Decided<Row>): void {
    if (outcome.decided) return;
    if (outcome.reason === 'unknown') throw goneItem();
    const { approver, handled_at, status } = outcome.item;
    throw alreadyDecided(approver, handled_at, nameOfStatus(queue, status));
  }

  return {
    ...listedTray(queue, role),
    async decide(db, id, { act, note, to, operator, seen }) {
      if (act === 'assign') {
        await checkColleague(db, to, role);
        checkDone(await changeItem(db, queue, id, { act, value: to, operator, seen }));
        return `已转给：${to}`;
      }
      const status = Object.hasOwn(queue.acts, act) ? queue.acts[act] : undefined;
      if (status === undefined) throw Refusal.invalid([{ field: 'act', message: '这里没有这种办法' }]);
      if (status === -1 && note === '') {
        throw Refusal.invalid([{ field: 'note', message: '请写明原因' }]);
      }
      checkDone(await decideOn(db, queue, id, { act, status, note, operator, seen }));
      return `已改为：${nameOfStatus(queue, status)}`;
    },
    async note(db, id, { note, operator }) {
      checkDone(await changeItem(db, queue, id, { act: 'note', value: note, operator }));
    },
  };
}
