import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { deliverNotices } from '../../src/features/notices/deliver-notices.queries.js';
import { sendDueNotices } from '../../src/features/notices/send-notices.queries.js';
import { folderStoreOf, makeFolder } from '../../src/startup/open-files.js';
import { insertActivities } from '../fixtures/activities.js';
import { runningActivity } from '../fixtures/articles.js';
import { beijing, insertShops, jingdong } from '../fixtures/shops.js';
import { useTestDatabase } from '../support/databases.js';
import { insert } from '../support/insert.js';
import { endProcess, startProcess } from '../support/process.js';
import { use } from '../support/use.js';

const kills = 40;

const database = useTestDatabase();
const data = use(
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'inkstone-kills-'));
    await makeFolder(folder);
    return { folder };
  },
  ({ folder }) => rm(folder, { recursive: true, force: true }),
);

/** Each victim is killed after another number of statements, so that the kills hit all moments of the work. */
const statementsOfRound = (round: number): number => 1 + ((round * 11) % 179);

/** As one file, the victim starts in a quarter of the time: there are forty of them. @returns the program */
async function bundleVictim(): Promise<string> {
  const outDir = join(data.folder, 'victim');
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..', '..'),
    logLevel: 'error',
    ssr: { noExternal: true, resolve: { conditions: ['@inkstone/source', 'node'] } },
    build: { ssr: 'tests/support/victim.ts', outDir },
  });
  return join(outDir, 'victim.js');
}

/** A task of the victim: what it must leave behind, whenever it is killed. */
interface Work {
  /** In one statement: a transaction whose process was killed while it was committed may end a moment later. */
  check(): Promise<void>;
  /** The kills hit it, and what is left can be done. */
  end(): Promise<void>;
}

it('after forty kills nothing is half done of notices, of decisions with a file and of the steps to a certificate', async () => {
  const works = [await prepareDecisions(), await prepareCertificates(), prepareNotices()];
  const program = await bundleVictim();
  const start = () => {
    const victim = startProcess({ DATABASE_URL: database.url, DATA_DIR: data.folder }, program);
    const lines = createInterface({ input: victim.child.stdout })[Symbol.asyncIterator]();
    return { ...victim, lines };
  };
  let next = start();
  for (let round = 0; round < kills; round += 1) {
    const victim = next;
    next = start();
    await victim.lines.next(); // ready
    victim.child.kill('SIGUSR2');
    for (let count = 0; count < statementsOfRound(round); count += 1) await victim.lines.next();
    victim.child.kill('SIGKILL');
    expect((await victim.ended).signal).toBe('SIGKILL');
    for (const { check } of works) await check();
  }
  await endProcess(next);
  for (const { end } of works) await end();
});

/** Each is sent whole or not at all, and each reader has each once up to the last visit. */
function prepareNotices(): Work {
  const { db } = database;
  let sent = 0;
  const check = async () => {
    const { rows } = await sql<{ expected: number; readers: number; messages: number }>`
      select case when status < 3 then 0
                  when audience = 'activity' then recipient_count
                  else (select count(*) from users where last_sending_number >= sending_number) end as expected,
             count(distinct messages.user_id) as readers, count(messages.id) as messages
        from notices left join messages on notice_id = notices.id group by notices.id`.execute(db);
    for (const { expected, ...got } of rows) expect(got).toEqual({ readers: expected, messages: expected });
    sent = rows.filter(({ expected }) => expected > 0).length;
  };
  return {
    check,
    async end() {
      expect(sent, 'the kills hit notices').toBeGreaterThan(10);
      await sendDueNotices(db);
      const users = await db.selectFrom('users').select('id').execute();
      for (const { id } of users) await deliverNotices(db, id);
      await check();
      const read = await sql<{ ids: number[] }>`
        select distinct array_agg(notice_id order by notice_id) as ids
          from messages join notices on notices.id = notice_id where audience = 'all' group by messages.user_id`.execute(
        db,
      );
      expect(read.rows, 'all have the same').toHaveLength(1);
    },
  };
}

/** The decision, the message to the author, the audit row and the file of the work. */
async function prepareDecisions(): Promise<Work> {
  const { db } = database;
  const { rows: authors } = await sql<{ id: number }>`
    insert into users (role, phone, nickname, password_hash)
    select 1, '152' || lpad(number::text, 8, '0'), '学生', '-' from generate_series(1, 3) as number returning id`.execute(
    db,
  );
  await insertActivities(db);
  const work = { article_id: runningActivity, name: '林小满', school: '学校', tel: '1' };
  await insert(db, { activity_applications: authors.map(({ id }) => ({ ...work, user_id: id })) });
  const files = folderStoreOf(data.folder);
  let decisions = 0;
  return {
    async check() {
      const { rows } = await sql<{
        note: string;
        last_note: string | null;
        acts: number;
        messages: number;
        keys: string[];
        claimed: string[];
      }>`
        select work.note, work.file_keys as keys,
               (select after ->> 'note' from operator_acts where queue = 'works' and item = work.id::text
                 order by id desc limit 1) as last_note,
               (select count(*) from operator_acts where queue = 'works' and item = work.id::text) as acts,
               (select count(*) from messages where user_id = work.user_id and title = '作品未通过审核') as messages,
               (select coalesce(array_agg(file_key), '{}') from uploads
                 where user_id = work.user_id and claimed_at is not null) as claimed
          from activity_applications as work where work.user_id = any (${authors.map(({ id }) => id)})`.execute(
        db,
      );
      expect(rows).toHaveLength(authors.length);
      for (const { note, last_note, acts, messages, keys, claimed } of rows) {
        expect(messages).toBe(acts);
        expect(note).toBe(last_note ?? '');
        expect(claimed).toEqual(keys);
        for (const key of keys) expect(await files.find(key)).toBeDefined();
      }
      decisions = rows.reduce((sum, { acts }) => sum + acts, 0);
    },
    end() {
      expect(decisions, 'the kills hit decisions').toBeGreaterThan(10);
      return Promise.resolve();
    },
  };
}

/** The step, the texts to the applicant, the audit row; with the last one the number, the shop and the picture. */
async function prepareCertificates(): Promise<Work> {
  const { db } = database;
  await insertShops(db);
  const {
    rows: [applicant],
  } = await sql<{ id: number }>`
    insert into users (role, phone, nickname, password_hash) values (5, '15300000001', '商家', '-') returning id`.execute(
    db,
  );
  const application = {
    user_id: applicant?.id ?? null,
    platform_id: jingdong,
    province_id: beijing,
    shop_name: '钱塘学堂图书旗舰店',
    shop_url: 'https://shop.example.cn/qiantang',
    contact: '周晓',
    qq: '10000001',
    phone: '15300000001',
    company_name: '杭州钱塘学堂图书有限公司',
    address: '湖滨路 2 号',
    intro: '卖书。',
    is_merge: true,
    agreement_name: 'authorization_agreement',
    publication_license_key: '-',
    business_license_key: '-',
    identity_card_keys: ['-', '-'],
  };
  await insert(db, {
    shop_applications: Array.from({ length: 3 * kills }, (_, index) => ({
      ...application,
      company_number: String(index),
      content_hash: String(index),
      query_code: `SHOP${String(index).padStart(8, '0')}`,
    })),
  });
  const files = folderStoreOf(data.folder);
  let certificates = 0;
  return {
    async check() {
      const { rows } = await sql<{
        status: number;
        acts: number;
        sms: number;
        messages: number;
        shops: number;
        number: string | null;
        picture: string | null;
      }>`
        select application.status, shop.certificate_number as number, shop.certificate_image_key as picture,
               (select count(*) from operator_acts where queue = 'shops' and item = query_code) as acts,
               (select count(*) from deliveries where position(query_code in body) > 0) as sms,
               (select count(*) from messages where position(query_code in message_html) > 0) as messages,
               (select count(*) from online_shops where application_id = application.id) as shops
          from shop_applications as application
          left join online_shops as shop on shop.application_id = application.id
         where application.status > 1`.execute(db);
      for (const { status, acts, sms, messages, shops, number, picture } of rows) {
        const steps = status - 1;
        const isCertified = status === 4;
        expect({ acts, sms, messages, shops }).toEqual({
          acts: steps,
          sms: steps,
          messages: steps,
          shops: isCertified ? 1 : 0,
        });
        expect(number !== null).toBe(isCertified);
        if (picture !== null) expect(await files.find(picture)).toBeDefined();
      }
      const numbers = rows.flatMap(({ number }) => number ?? []);
      expect(new Set(numbers).size).toBe(numbers.length);
      certificates = numbers.length;
    },
    end() {
      expect(certificates, 'the kills hit certificates').toBeGreaterThan(10);
      return Promise.resolve();
    },
  };
}
