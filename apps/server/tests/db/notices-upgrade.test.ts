import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrate, migrationsFolder } from '../../src/db/migrate.js';
import { useTestDatabase } from '../support/databases.js';
import { use } from '../support/use.js';

const database = useTestDatabase('empty');
const folder = use(
  async () => ({ path: await mkdtemp(join(tmpdir(), 'inkstone-upgrade-')) }),
  ({ path }) => rm(path, { recursive: true }),
);

it('a notice that was being sent at the upgrade has been sent once to each of its readers', async () => {
  const { pool } = database;
  const names = await readdir(migrationsFolder);
  const bring = (wanted: (name: string) => boolean) =>
    Promise.all(
      names.filter(wanted).map((name) => copyFile(join(migrationsFolder, name), join(folder.path, name))),
    );
  await bring((name) => name < '0025');
  await migrate(pool, undefined, folder.path);
  await pool.query(`
    insert into users (id, role, phone, nickname, password_hash, created_at, stopped_at) values
      (1, 2, '1', '已收到', '-', '2026-01-01', null), (2, 2, '2', '<家长>', '-', '2026-01-01', null),
      (3, 3, '3', '教师', '-', '2026-01-01', null), (4, 2, '4', '停用', '-', '2026-01-01', '2026-02-01'),
      (5, 2, '5', '后来', '-', '2026-11-02', null);
    insert into notices (id, title, text, audience, role, status, send_at, started_at, last_user_id, sent_count, writer)
      values (7, '题', E'{姓名}：\\n\\n 1 < 2 ', 'role', 2, 2, '2026-11-01', '2026-11-01', 1, 1, '周衡');
    insert into messages (user_id, notice_id, title, message_html) values (1, 7, '题', '-')`);
  await bring((name) => name >= '0025');
  await migrate(pool, undefined, folder.path);
  const { rows: messages } = await pool.query(
    'select user_id, message_html from messages where notice_id = 7 order by user_id',
  );
  expect(messages).toEqual([
    { user_id: 1, message_html: '-' },
    { user_id: 2, message_html: '<p>&lt;家长&gt;：</p><p>1 &lt; 2</p>' },
  ]);
  const { rows: notices } = await pool.query('select status, recipient_count, sending_number from notices');
  expect(notices).toEqual([{ status: 3, recipient_count: 2, sending_number: null }]);
});
