/** `npm run outbox -w @inkstone/server`: the newest messages that no gateway has sent, for the operator. */
import type { Selectable } from 'kysely';
import { readConfig } from './config.js';
import { createDatabase } from './db/database.js';
import type { OutboxMessages } from './db/generated.js';
import { embeddedConnection } from './db/embedded/cluster.js';
import { existingPlace } from './db/embedded/place.js';
import { failStart } from './startup/fail.js';
import { StartupError } from './startup/startup-error.js';

const newest = 20;
const channelNames = { sms: '短信', mail: '邮件' };

await main().catch(failStart);

async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readConfig();
  const { db, close } = createDatabase(
    databaseUrl === undefined
      ? embeddedConnection((await existingPlace(dataDir)).sockets)
      : { connectionString: databaseUrl },
  );
  const messages = await db
    .selectFrom('outbox_messages')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(newest)
    .execute()
    .catch(() => {
      throw new StartupError('连不上数据库：请先启动砚台，并使用与它相同的 DATA_DIR 或 DATABASE_URL。');
    });
  const lines = messages.length === 0 ? ['发件箱是空的。'] : messages.reverse().map(toLine);
  process.stdout.write(`${lines.join('\n')}\n`);
  await close();
}

function toLine({ channel, recipient, body, created_at: time }: Selectable<OutboxMessages>): string {
  return `${time.toLocaleString('zh-CN')}  ${channelNames[channel]}  ${recipient}\n  ${body}`;
}
