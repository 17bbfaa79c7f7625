import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { LogLevel } from '../config/read.js';

/** Fields that no log may hold, at the top or in an object that is logged: a net under what is never logged on purpose. */
const secretFields = [
  'password',
  'old_pwd',
  'new_pwd',
  'repetition_pwd',
  'token',
  'jwt',
  'secret',
  'secretAccessKey',
  'signature',
  'authorization',
  'headers',
  'body',
  'query',
];
/** What PostgreSQL says of an error holds the values of the row, a password's hash among them. */
const valuesOfErrors = ['err.detail', 'err.where', 'err.parameters'];

/**
 * Readable lines on a terminal, JSON for whatever collects logs. Of a request only what names it is logged:
 * headers hold the token, queries hold signatures, bodies hold passwords.
 */
export function createLogger(
  level: LogLevel,
  stream: NodeJS.WritableStream & { isTTY?: boolean } = process.stdout,
): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: [...secretFields.flatMap((field) => [field, `*.${field}`]), ...valuesOfErrors],
      censor: '[已隐去]',
    },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
        ip: request.ip,
      }),
    },
  };
  if (stream.isTTY !== true) return pino(options, stream);
  const readable = pretty({ destination: stream, colorize: true, translateTime: 'SYS:HH:MM:ss', sync: true });
  return pino(options, readable);
}
