import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { LogLevel } from '../config/read.js';

/** Removed at the top level and inside a logged object, as a second safeguard. */
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
/** Details of PostgreSQL's errors contain values of the row, such as a password hash. */
const valuesOfErrors = ['err.detail', 'err.where', 'err.parameters'];

/** Security events are logged whatever the level is, except `silent`. */
export function auditLogOf(logger: Logger): Logger {
  return logger.child({}, { level: logger.level === 'silent' ? 'silent' : 'info' });
}

/** Readable lines on a terminal, JSON otherwise. */
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
