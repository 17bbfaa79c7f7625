import nodemailer from 'nodemailer';
import type { MailSettings } from '../../config/connections.js';
import type { Channel } from './outbox.js';

/** Shutdown waits for what is under way: a server that says nothing must not hold it up. */
const connectWithinMilliseconds = 5_000;
const silentForMilliseconds = 10_000;
const mostConnections = 5;

/** Never the code itself, which a locked screen would show. */
const subject = '验证码与账户通知';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Hands mails to an SMTP server, over connections that are kept for the next ones. */
export function createSmtpChannel({ url, from }: MailSettings): Channel {
  const { username, hostname } = new URL(url);
  const transport = nodemailer.createTransport(
    {
      url,
      pool: true,
      maxConnections: mostConnections,
      // A kept connection that the server has closed meanwhile is replaced once.
      maxRequeues: 1,
      connectionTimeout: connectWithinMilliseconds,
      greetingTimeout: connectWithinMilliseconds,
      socketTimeout: silentForMilliseconds,
      // A password never crosses a network in the clear, even where somebody in between hides STARTTLS.
      requireTLS: username !== '' && !loopback.has(hostname),
    },
    { from },
  );
  return {
    async deliver({ recipient, body }) {
      await transport.sendMail({ to: recipient, subject, text: body });
    },
    async close() {
      transport.close();
      await Promise.resolve();
    },
  };
}
