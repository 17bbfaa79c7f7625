import { atDesk, requireRole, type Operations, type SessionOperator } from '../../shared/operation.js';
import { toPage } from '../../shared/paging.js';
import type { Services } from '../../shared/services.js';
import type { ItemStatus } from '../queues/queue.js';
import type { DeskQueue } from './desk-queue.js';
import { activeOperators } from './operators.queries.js';
import { deskQueues } from './queues.js';
import { searchTrays } from './search.queries.js';
import { decidedToday, drawerNotes, waitingTrays } from './trays.queries.js';

const itemsPerPage = 20;

export function deskQueueOperations({ db, links }: Services) {
  return {
    getDeskTrays: async () => ({
      data: { trays: await waitingTrays(db), done_today: await decidedToday(db) },
    }),

    getDeskDrawers: async () => ({ data: { drawers: await drawerNotes(db) } }),

    listDeskOperators: async () => ({ data: { operators: await activeOperators(db) } }),

    async searchDesk({ body, operator }) {
      return { data: { hits: await searchTrays(db, body.word.trim(), atDesk(operator).roles) } };
    },

    async listDeskItems({ body, operator }) {
      const { queue } = permitted(body.queue, operator);
      return { data: await queue.list(db, asked(body), toPage(body, itemsPerPage)) };
    },

    async getDeskItem({ body, operator }) {
      const { queue } = permitted(body.queue, operator);
      return { data: await queue.item(db, links, body.id) };
    },

    async decideDeskItem({ body, operator }) {
      const { queue, name } = permitted(body.queue, operator);
      const { id, act, seen, note = '', to = '' } = body;
      const asked = { act, note: note.trim(), to: to.trim(), operator: name, seen };
      return { data: null, msg: await queue.decide(db, id, asked) };
    },

    async noteDeskItem({ body, operator }) {
      const { queue, name } = permitted(body.queue, operator);
      await queue.note(db, body.id, { note: body.note.trim(), operator: name });
      return { data: null, msg: '备注已存下' };
    },

    async exportDeskItems({ body, operator }) {
      const { queue } = permitted(body.queue, operator);
      return { data: await queue.csv(db, asked(body), body.columns) };
    },
  } satisfies Partial<Operations>;
}

/** @throws Refusal 403 for a tray of another role */
function permitted(name: string, operator: SessionOperator | undefined): { queue: DeskQueue; name: string } {
  const queue = deskQueues.find((one) => one.name === name);
  if (queue === undefined) throw new Error(`the description allows an unknown queue: ${name}`);
  return { queue, name: requireRole(operator, queue.role).name };
}

interface Asked {
  status?: ItemStatus;
  word?: string;
  filters?: readonly { name: string; value: string }[];
  ids?: readonly (number | string)[];
  sort?: string;
}

/** `sort` is a column, with a minus before it for the reverse order. */
function asked({ status, word = '', filters = [], ids, sort }: Asked) {
  return {
    filter: {
      word: word.trim(),
      values: filters.map(({ name, value }) => ({ column: name, value })),
      ...(ids !== undefined && { ids: ids.map(Number) }),
      ...(status !== undefined && { status }),
    },
    ...(sort !== undefined &&
      sort !== '' && { order: { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') } }),
  };
}
