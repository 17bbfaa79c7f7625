import nodemailer from 'nodemailer';
import type { MailSettings } from '../../config/connections.js';
import type { Channel } from './outbox.js';

/** Shutdown waits for running sends: a silent server must not delay it. */
const connectWithinMilliseconds = 5_000;
const silentForMilliseconds = 10_000;
const mostConnections = 5;

/** Without the code, which a locked phone would show. */
const usualSubject = '验证码与账户通知';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export function createSmtpChannel({ url, from }: MailSettings): Channel {
  const { username, hostname } = new URL(url);
  const senderHost = /@([^\s>]+)/.exec(from)?.[1] ?? hostname;
  const transport = nodemailer.createTransport(
    {
      url,
      pool: true,
      maxConnections: mostConnections,
      // A kept connection that the server has closed is replaced once.
      maxRequeues: 1,
      connectionTimeout: connectWithinMilliseconds,
      greetingTimeout: connectWithinMilliseconds,
      socketTimeout: silentForMilliseconds,
      // The password must not be sent unencrypted, even if an attacker removes STARTTLS from the response.
      requireTLS: username !== '' && !loopback.has(hostname),
    },
    { from },
  );
  return {
    async deliver({ recipient, subject = usualSubject, body, id }) {
      await transport.sendMail({
        to: recipient,
        subject,
        text: body,
        // Mailboxes show a mail that comes twice once if it has the same id.
        ...(id !== undefined && { messageId: `<${id}@${senderHost}>` }),
      });
    },
    async close() {
      transport.close();
      await Promise.resolve();
    },
  };
}
