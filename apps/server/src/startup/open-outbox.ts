import type { Config } from '../config.js';
import type { MailSettings } from '../config/connections.js';
import type { Database } from '../db/database.js';
import { type Channel, createOutbox, type Outbox } from '../ports/outbox/outbox.js';
import { createSmsGateway } from '../ports/outbox/sms-gateway.js';
import { createTableChannel } from '../ports/outbox/table-channel.js';

interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export function tableOutbox(db: Database, log: Log): Outbox {
  const table = createTableChannel(db, log);
  return createOutbox({ mail: table, sms: table }, log);
}

export async function openOutbox(
  { mail, sms }: Pick<Config, 'mail' | 'sms'>,
  db: Database,
  log: Log,
): Promise<Outbox> {
  const table = createTableChannel(db, log);
  return createOutbox(
    {
      mail: mail === undefined ? table : await smtpChannel(mail),
      sms: sms === undefined ? table : createSmsGateway(sms),
    },
    log,
  );
}

async function smtpChannel(settings: MailSettings): Promise<Channel> {
  // Loaded only if mail is sent: most of the start is spent loading code.
  const { createSmtpChannel } = await import('../ports/outbox/smtp-channel.js');
  return createSmtpChannel(settings);
}
