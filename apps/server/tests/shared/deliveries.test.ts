import { inspect } from 'node:util';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSmsGateway } from '../../src/ports/outbox/sms-gateway.js';
import { createSmtpChannel } from '../../src/ports/outbox/smtp-channel.js';
import { deleteOldDeliveries, planDelivery } from '../../src/shared/deliveries.queries.js';
import { repeat } from '../../src/shared/repeat.js';
import { sendDueDeliveries } from '../../src/shared/send-deliveries.js';
import { useTestDatabase } from '../support/databases.js';
import { insert } from '../support/insert.js';
import { smtpUser, startSmtp } from '../support/smtp.js';
import { startTextGateway } from '../support/text-gateway.js';
import { use } from '../support/use.js';

const text = { channel: 'sms', recipient: '13900000003', body: '您的申请已退回，请重拍营业执照。' } as const;
const mail = {
  channel: 'mail',
  recipient: 'zhou@example.cn',
  subject: '您的来信有答复了',
  body: '您说得对，第 6 次印刷改正。',
} as const;

const database = useTestDatabase();
const smtp = use(startSmtp, (server) => server.stop());
const gateway = use(startTextGateway, (server) => server.stop());
const channels = use(
  () => {
    const account = `${smtpUser.user}:${encodeURIComponent(smtpUser.password)}`;
    const url = `smtp://${account}@127.0.0.1:${String(smtp.port)}/?tls.rejectUnauthorized=false`;
    return Promise.resolve({
      mail: createSmtpChannel({ url, from: '砚田教育 <noreply@example.cn>' }),
      sms: createSmsGateway({ url: gateway.url, token: 'the token of the gateway' }),
    });
  },
  ({ mail: opened }) => opened.close(),
);

const logged: unknown[] = [];
const log = {
  warn: (fields: object, message: string) => void logged.push({ level: 'warn', ...fields, message }),
  error: (fields: object, message: string) => void logged.push({ level: 'error', ...fields, message }),
};
beforeEach(async () => {
  await database.db.deleteFrom('deliveries').execute();
  smtp.mails.length = 0;
  gateway.texts.length = 0;
  gateway.next.length = 0;
  logged.length = 0;
});

const send = () => sendDueDeliveries({ db: database.db, channels, siteName: '砚田教育', log });
const rows = () => database.db.selectFrom('deliveries').selectAll().execute();
/** As if the pause before the next try were over. */
const endPause = () =>
  database.db
    .updateTable('deliveries')
    .set({ due_at: sql<Date>`now()` })
    .execute();

describe('a planned message', () => {
  it('is sent once, whichever of two servers takes it', async () => {
    await planDelivery(database.db, text);
    await planDelivery(database.db, mail);
    await Promise.all([send(), send()]);
    await send();
    const [planned] = (await rows()).filter(({ channel }) => channel === 'sms');
    expect(gateway.texts.map(({ body }) => body)).toEqual([
      { id: planned?.id, phone: text.recipient, content: `【砚田教育】${text.body}` },
    ]);
    expect(smtp.mails.map(({ to }) => to)).toEqual([[mail.recipient]]);
    expect((await rows()).every(({ delivered_at }) => delivered_at !== null)).toBe(true);
  });

  it('has the subject of the mail and an id by which a mailbox tells a second one', async () => {
    await planDelivery(database.db, mail);
    await send();
    const [planned] = await rows();
    const source = smtp.mails[0]?.source ?? '';
    expect(source).toContain(`Subject: =?UTF-8?B?${Buffer.from(mail.subject).toString('base64')}?=`);
    expect(source).toContain(`Message-ID: <${planned?.id ?? ''}@example.cn>`);
  });

  it('is not sent when its transaction is undone', async () => {
    const undone = database.db.transaction().execute(async (transaction) => {
      await planDelivery(transaction, text);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await send();
    expect(gateway.texts).toEqual([]);
  });

  it('waits for its time', async () => {
    await planDelivery(database.db, { ...text, notBefore: new Date(Date.now() + 60_000) });
    await send();
    expect(gateway.texts).toEqual([]);
    await endPause();
    await send();
    expect(gateway.texts).toHaveLength(1);
  });
});

describe('a message that was refused', () => {
  it('is tried again with the same id, after pauses that grow, and given up after a day', async () => {
    await planDelivery(database.db, text);
    const pauses: number[] = [];
    for (let number = 1; number <= 7; number += 1) {
      gateway.next.push('refuse');
      await send();
      await send();
      const [row] = await rows();
      pauses.push(Math.round(((row?.due_at.getTime() ?? 0) - Date.now()) / 60_000));
      await endPause();
    }
    expect(pauses).toEqual([1, 4, 16, 64, 256, 1024, 4096]);
    await send();
    expect(gateway.texts).toHaveLength(7);
    expect(new Set(gateway.texts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(await rows()).toMatchObject([
      {
        tries: 7,
        delivered_at: null,
        failed_at: expect.any(Date) as Date,
        failure: 'the text gateway answered 500',
      },
    ]);
    expect(logged).toHaveLength(7);
    expect(logged.at(-1)).toMatchObject({ level: 'error', message: '短信未能发出' });
    const told = inspect(logged, { depth: null });
    expect(told).not.toContain(text.recipient);
    expect(told).not.toContain('营业执照');
  });

  it('does not hold up other messages', async () => {
    await planDelivery(database.db, { ...mail, recipient: 'nobody@example.cn' });
    await planDelivery(database.db, mail);
    gateway.next.push('refuse');
    await planDelivery(database.db, text);
    await planDelivery(database.db, { ...text, recipient: '13900000004' });
    await send();
    expect(smtp.mails).toHaveLength(1);
    expect((await rows()).filter(({ delivered_at }) => delivered_at !== null)).toHaveLength(2);
  });
});

it('a sent message is deleted after a week, one that was given up after thirty days', async () => {
  const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
  const old = (recipient: string, times: object) => ({ ...text, recipient, ...times });
  await insert(database.db, {
    deliveries: [
      old('1', { delivered_at: daysAgo(8) }),
      old('2', { delivered_at: daysAgo(6) }),
      old('3', { failed_at: daysAgo(31) }),
      old('4', { failed_at: daysAgo(29) }),
      old('5', { created_at: daysAgo(40) }),
    ],
  });
  await deleteOldDeliveries(database.db);
  expect((await rows()).map(({ recipient }) => recipient).sort()).toEqual(['2', '4', '5']);
});

describe('repeated work', () => {
  it('goes on after failures, of which the first of a row is told, and its end waits for the work', async () => {
    const failures: unknown[] = [];
    const outcomes = ['fail', 'fail', 'succeed', 'fail'];
    const last = Promise.withResolvers<undefined>();
    const mayEnd = Promise.withResolvers<undefined>();
    let hasEnded = false;
    const work = async (): Promise<void> => {
      const outcome = outcomes.shift();
      if (outcome === 'fail') throw new Error('failed');
      if (outcome === 'succeed') return;
      last.resolve(undefined);
      await mayEnd.promise;
      hasEnded = true;
    };
    const repeated = repeat(work, 0, (error) => failures.push(error));
    await last.promise;
    expect(failures).toHaveLength(2);
    const closed = repeated.close();
    mayEnd.resolve(undefined);
    await closed;
    expect(hasEnded).toBe(true);
  });
});
