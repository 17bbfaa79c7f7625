/**
 * A backend of one operation, `GET /api/message/unread_message`, with its data in memory, so that the hook next to it can
 * be run without changes. A real backend has a database instead.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const READER = 3;

/** Token → user. */
let sessions = new Map();
/** Message → { user, isRead }. */
let messages = new Map();

export function empty() {
  sessions = new Map();
  messages = new Map();
}

export function logIn(user = READER) {
  const token = randomUUID();
  sessions.set(token, user);
  return token;
}

export function logOut(token) {
  sessions.delete(token);
}

export function addMessage(id, user = READER) {
  messages.set(id, { user, isRead: false });
}

export const backend = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answerTo(request)));
});

function answerTo({ method, url, headers }) {
  if (method !== 'GET' || url !== '/api/message/unread_message')
    return { code: 404, msg: '没有这个接口', data: null };
  const user = sessions.get(headers.token);
  if (user === undefined) return { code: -1, msg: '当前用户未登录', data: null };
  const unread = [...messages.values()].filter((message) => message.user === user && !message.isRead);
  return { code: 200, msg: '成功', data: { count: unread.length } };
}
