import type { Config } from '../config.js';
import type { MailSettings } from '../config/connections.js';
import type { Database } from '../db/database.js';
import { type Channel, type Channels, createOutbox, type Outbox } from '../ports/outbox/outbox.js';
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

/** Shared by the outbox, which closes them, and the sender of deliveries. */
export async function openChannels(
  { mail, sms }: Pick<Config, 'mail' | 'sms'>,
  db: Database,
  log: Log,
): Promise<Channels> {
  const table = createTableChannel(db, log);
  return {
    mail: mail === undefined ? table : await smtpChannel(mail),
    sms: sms === undefined ? table : createSmsGateway(sms),
  };
}

async function smtpChannel(settings: MailSettings): Promise<Channel> {
  // Loaded only if mail is sent: most of the start is spent loading code.
  const { createSmtpChannel } = await import('../ports/outbox/smtp-channel.js');
  return createSmtpChannel(settings);
}
