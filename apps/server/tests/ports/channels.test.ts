import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Channel, createOutbox, type Message } from '../../src/ports/outbox/outbox.js';
import { createSmsGateway } from '../../src/ports/outbox/sms-gateway.js';
import { createSmtpChannel } from '../../src/ports/outbox/smtp-channel.js';
import { createTableChannel } from '../../src/ports/outbox/table-channel.js';
import { openChannels } from '../../src/startup/open-outbox.js';
import { createTestDatabase, type TestDatabase } from '../support/databases.js';
import { insert } from '../support/insert.js';
import { freePort } from '../support/ports.js';
import { smtpUser, startSmtp, type TestSmtp } from '../support/smtp.js';
import { startTextGateway, type TestGateway } from '../support/text-gateway.js';

const token = 'the token of the gateway';
const code = '验证码 204816，请勿告诉他人。';
const silent = { info: () => undefined, error: () => undefined };

let database: TestDatabase;
let smtp: TestSmtp;
let gateway: TestGateway;
beforeAll(async () => {
  [database, smtp, gateway] = await Promise.all([
    createTestDatabase('filled'),
    startSmtp(),
    startTextGateway(),
  ]);
});
afterAll(async () => {
  await Promise.all([database.drop(), smtp.stop(), gateway.stop()]);
});
beforeEach(async () => {
  smtp.mails.length = 0;
  gateway.texts.length = 0;
  await database.db.deleteFrom('outbox_messages').execute();
});

/** The query accepts the self-signed certificate. */
const smtpUrl = (query = '?tls.rejectUnauthorized=false', password = smtpUser.password) =>
  `smtp://${smtpUser.user}:${encodeURIComponent(password)}@127.0.0.1:${String(smtp.port)}/${query}`;
const from = '砚田教育 <noreply@example.cn>';

interface Adapter {
  message: Message;
  open(): Channel | Promise<Channel>;
  openBroken(): Channel | Promise<Channel>;
  received(): Promise<{ recipient: string; text: string }[]>;
}

const adapters = {
  table: {
    message: { channel: 'sms', recipient: '13900000003', body: code },
    open: () => createTableChannel(database.db, silent),
    async openBroken() {
      const gone = await createTestDatabase('empty');
      await gone.drop();
      return createTableChannel(gone.db, silent);
    },
    async received() {
      const rows = await database.db.selectFrom('outbox_messages').selectAll().execute();
      return rows.map(({ recipient, body }) => ({ recipient, text: body }));
    },
  },
  smtp: {
    message: { channel: 'mail', recipient: 'zhou@example.cn', body: code },
    open: () => createSmtpChannel({ url: smtpUrl(), from }),
    openBroken: async () => createSmtpChannel({ url: `smtp://127.0.0.1:${String(await freePort())}`, from }),
    received: () =>
      Promise.resolve(smtp.mails.map(({ to, source }) => ({ recipient: to.join(), text: decoded(source) }))),
  },
  gateway: {
    message: { channel: 'sms', recipient: '13900000003', body: code },
    open: () => createSmsGateway({ url: gateway.url, token }),
    openBroken: async () => createSmsGateway({ url: `http://127.0.0.1:${String(await freePort())}`, token }),
    received: () =>
      Promise.resolve(gateway.texts.map(({ body }) => ({ recipient: body.phone, text: body.content }))),
  },
} satisfies Record<string, Adapter>;

/** The text of a mail, which is sent as base64. */
function decoded(source: string): string {
  const body = source.split('\r\n\r\n').slice(1).join('');
  return Buffer.from(body, 'base64').toString().trim();
}

describe.each(Object.entries<Adapter>(adapters))('the channel “%s”', (_name, adapter) => {
  it('delivers several messages', async () => {
    const channel = await adapter.open();
    await channel.deliver(adapter.message);
    await channel.deliver(adapter.message);
    const received = { recipient: adapter.message.recipient, text: code };
    expect(await adapter.received()).toEqual([received, received]);
    await channel.close();
  });

  it('fails with an error that contains neither the message nor a secret', async () => {
    const channel = await adapter.openBroken();
    const error: unknown = await channel.deliver(adapter.message).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    const told = inspect(error, { depth: null, showHidden: true });
    expect(told).not.toContain('204816');
    expect(told).not.toContain(token);
    expect(told).not.toContain(smtpUser.password);
    await channel.close();
  });

  it('delivers in the background, and closing waits for it', async () => {
    const logged: string[] = [];
    const log = { error: (_fields: object, text: string) => void logged.push(text) };
    const [channel, broken] = [await adapter.open(), await adapter.openBroken()];
    const outbox = createOutbox({ mail: channel, sms: channel }, log);
    outbox.send(adapter.message);
    await outbox.close();
    expect(await adapter.received()).toHaveLength(1);

    const failing = createOutbox({ mail: broken, sms: broken }, log);
    failing.send(adapter.message);
    expect(logged).toEqual([]);
    await failing.close();
    expect(logged).toEqual([adapter.message.channel === 'mail' ? '邮件未能发出' : '短信未能发出']);
  });
});

describe('the table', () => {
  it('deletes messages after two days, at the next message', async () => {
    const { message } = adapters.table;
    const channel = adapters.table.open();
    const written = (hours: number) => sql<Date>`now() - make_interval(hours => ${hours})`;
    await insert(database.db, {
      outbox_messages: [
        { ...message, recipient: '13900000001', created_at: written(49) },
        { ...message, recipient: '13900000002', created_at: written(47) },
      ],
    });
    await channel.deliver(message);
    expect((await adapters.table.received()).map(({ recipient }) => recipient)).toEqual([
      '13900000002',
      message.recipient,
    ]);
  });
});

describe('mail', () => {
  const { message } = adapters.smtp;

  it('is encrypted, comes from the configured sender and has a subject', async () => {
    const channel = createSmtpChannel({ url: smtpUrl(), from });
    await channel.deliver(message);
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({ secure: true, from: 'noreply@example.cn' });
    const subject = Buffer.from('验证码与账户通知').toString('base64');
    expect(mail?.source).toContain(`Subject: =?UTF-8?B?${subject}?=`);
    expect(mail?.source).toContain('<noreply@example.cn>');
    await channel.close();
  });

  it.each([
    ['the password is wrong', () => smtpUrl(undefined, 'wrong'), message],
    ['the certificate is not trusted', () => smtpUrl(''), message],
    ['the mailbox does not exist', () => smtpUrl(), { ...message, recipient: 'nobody@example.cn' }],
  ])('is not sent when %s', async (_case, url, sent) => {
    const channel = createSmtpChannel({ url: url(), from });
    await expect(channel.deliver(sent)).rejects.toThrow();
    expect(smtp.mails).toEqual([]);
    await channel.close();
  });

  it('sends no password without encryption, except on this machine', async () => {
    const plain = await startSmtp({ hideSTARTTLS: true, allowInsecureAuth: true });
    const address = `${smtpUser.user}:${encodeURIComponent(smtpUser.password)}@%s:${String(plain.port)}`;
    const near = createSmtpChannel({ url: `smtp://${address.replace('%s', '127.0.0.1')}`, from });
    await near.deliver(message);
    // A name of this machine that the rule does not know.
    const far = createSmtpChannel({ url: `smtp://${address.replace('%s', '127.0.0.2')}`, from });
    await expect(far.deliver(message)).rejects.toThrow();
    expect(plain.mails).toHaveLength(1);
    await Promise.all([near.close(), far.close()]);
    await plain.stop();
  });
});

describe('the text gateway', () => {
  const { message } = adapters.gateway;
  const channel = () => createSmsGateway({ url: gateway.url, token });

  it('receives JSON with the token in a header', async () => {
    await channel().deliver(message);
    const [text] = gateway.texts;
    expect(text).toMatchObject({
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json; charset=utf-8' },
      body: { phone: message.recipient, content: code },
    });
    expect(text?.headers['idempotency-key']).toBe(text?.body.id);
  });

  it('receives a second request with the same id when the network fails', async () => {
    gateway.next.push('break off');
    await channel().deliver(message);
    const ids = gateway.texts.map(({ body }) => body.id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('receives no third request', async () => {
    gateway.next.push('break off', 'break off');
    await expect(channel().deliver(message)).rejects.toThrow();
    expect(gateway.texts).toHaveLength(2);
  });

  it('receives no second request when it refuses', async () => {
    gateway.next.push('refuse');
    await expect(channel().deliver(message)).rejects.toThrow('the text gateway answered 500');
    expect(gateway.texts).toHaveLength(1);
  });

  it('cannot redirect the token to another host', async () => {
    gateway.next.push('redirect', 'redirect');
    await expect(channel().deliver(message)).rejects.toThrow();
    expect(gateway.texts.map(({ body }) => body.phone)).toEqual([message.recipient, message.recipient]);
  });
});

it('mail and text messages are configured independently', async () => {
  const sms = { url: gateway.url, token };
  const outbox = createOutbox(await openChannels({ mail: undefined, sms }, database.db, silent), silent);
  outbox.send({ channel: 'mail', recipient: 'zhou@example.cn', body: code });
  outbox.send({ channel: 'sms', recipient: '13900000003', body: code });
  await outbox.close();
  expect(gateway.texts).toHaveLength(1);
  const kept = await database.db.selectFrom('outbox_messages').select('recipient').execute();
  expect(kept).toEqual([{ recipient: 'zhou@example.cn' }]);
});
