import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  secure: boolean;
  source: string;
}

/** An SMTP server with STARTTLS, a self-signed certificate and one account. */
export interface TestSmtp {
  port: number;
  mails: ReceivedMail[];
  stop(): Promise<void>;
}

export const smtpUser = { user: 'inkstone', password: 'p@ss word' };

export async function startSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    // The server would warn about its built-in certificate.
    logger: false,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth({ username, password }, _session, done) {
      const isKnown = username === smtpUser.user && password === smtpUser.password;
      if (isKnown) done(null, { user: username });
      else done(new Error('Authentication failed'));
    },
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody@')) done(new Error('No such mailbox'));
      else done();
    },
    onData(stream, { envelope, secure }, done) {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      text(stream).then(
        (source) => {
          mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), secure, source });
          done();
        },
        (error: unknown) => done(error as Error),
      );
    },
    ...options,
  });
  // Some tests close connections on purpose.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    port: (listening.address() as AddressInfo).port,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
