import { Refusal } from '../../errors/refusal.js';
import { loggedIn, type Operations } from '../../shared/operation.js';
import { toPage } from '../../shared/paging.js';
import type { Services } from '../../shared/services.js';
import { deliverNotices } from '../notices/deliver-notices.queries.js';
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
    async getUnreadCount({ user }) {
      const { id } = loggedIn(user);
      await deliverNotices(db, id);
      return { data: { count: await countUnread(db, id) } };
    },

    async listMessages({ body, user }) {
      const { id } = loggedIn(user);
      await deliverNotices(db, id);
      return { data: await listMessages(db, id, toPage(body, messagesPerPage)) };
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
