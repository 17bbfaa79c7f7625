/** `npm run outbox -w @inkstone/server`: shows the operator the newest messages that no gateway has sent. */
import { newestOutboxMessages, type OutboxMessage } from '../db/outbox-messages.js';
import { toDateText } from '../shared/wire.js';
import { runOperatorCommand } from './operator-command.js';

const newest = 20;
const channelNames = { sms: '短信', mail: '邮件' };

await runOperatorCommand(() => async (db) => {
  const messages = await newestOutboxMessages(db, newest);
  return messages.length === 0 ? '发件箱是空的。' : messages.map(toLine).join('\n');
});

function toLine({ channel, recipient, body, created_at: time }: OutboxMessage): string {
  return `${toDateText(time)}  ${channelNames[channel]}  ${recipient}\n  ${body}`;
}
