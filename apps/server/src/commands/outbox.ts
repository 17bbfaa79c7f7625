/** `npm run outbox -w @inkstone/server`: shows the operator the newest messages that no gateway has sent. */
import { newestOutboxMessages, type OutboxMessage } from '../db/outbox-messages.js';
import { withExistingDatabase } from '../startup/existing-database.js';
import { failStart } from '../startup/fail.js';

const newest = 20;
const channelNames = { sms: '短信', mail: '邮件' };

await withExistingDatabase(async ({ db }) => {
  const messages = await newestOutboxMessages(db, newest);
  const lines = messages.length === 0 ? ['发件箱是空的。'] : messages.map(toLine);
  process.stdout.write(`${lines.join('\n')}\n`);
}).catch(failStart);

function toLine({ channel, recipient, body, created_at: time }: OutboxMessage): string {
  return `${time.toLocaleString('zh-CN')}  ${channelNames[channel]}  ${recipient}\n  ${body}`;
}
