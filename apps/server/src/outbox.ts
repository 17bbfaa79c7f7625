/** `npm run outbox -w @inkstone/server`: shows the operator the newest messages that no gateway has sent. */
import type { Selectable } from 'kysely';
import type { OutboxMessages } from './db/generated.js';
import { withExistingDatabase } from './startup/existing-database.js';
import { failStart } from './startup/fail.js';

const newest = 20;
const channelNames = { sms: '短信', mail: '邮件' };

await withExistingDatabase(async ({ db }) => {
  const messages = await db
    .selectFrom('outbox_messages')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(newest)
    .execute();
  const lines = messages.length === 0 ? ['发件箱是空的。'] : messages.reverse().map(toLine);
  process.stdout.write(`${lines.join('\n')}\n`);
}).catch(failStart);

function toLine({ channel, recipient, body, created_at: time }: Selectable<OutboxMessages>): string {
  return `${time.toLocaleString('zh-CN')}  ${channelNames[channel]}  ${recipient}\n  ${body}`;
}
