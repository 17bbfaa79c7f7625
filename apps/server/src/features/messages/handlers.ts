import { Refusal } from '../../errors/refusal.js';
import { loggedIn, type Operations } from '../../shared/operation.js';
import { toPage } from '../../shared/paging.js';
import type { Services } from '../../shared/services.js';
import {
  countUnread,
  deleteMessages,
  listMessages,
  markMessagesRead,
  openMessage,
} from './messages.queries.js';

const messagesPerPage = 10;

export function messageOperations({ db }: Services) {
  return {
    getUnreadCount: async ({ user }) => ({ data: { count: await countUnread(db, loggedIn(user).id) } }),

    async listMessages({ body, user }) {
      return { data: await listMessages(db, loggedIn(user).id, toPage(body, messagesPerPage)) };
    },

    async getMessage({ body, user }) {
      const message = await openMessage(db, loggedIn(user).id, body.id);
      if (message === undefined) throw Refusal.noSuchItem('该消息不存在或已删除');
      return { data: message };
    },

    async readMessages({ body, user }) {
      if (!(await markMessagesRead(db, loggedIn(user).id, toIds(body.ids)))) throw someAreGone();
      return { data: null, msg: '已标记为已读' };
    },

    async deleteMessages({ body, user }) {
      if (!(await deleteMessages(db, loggedIn(user).id, toIds(body.ids)))) throw someAreGone();
      return { data: null, msg: '删除成功' };
    },
  } satisfies Partial<Operations>;
}

function toIds(text: string): number[] {
  return [...new Set(text.split(',').map(Number))];
}

function someAreGone(): Refusal {
  return Refusal.noSuchItem('所选消息中有的不存在或已删除');
}
