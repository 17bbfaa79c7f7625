import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { LogLevel } from '../config/read.js';

/**
 * Readable lines on a terminal, JSON for whatever collects logs. Of a request only what names it is logged:
 * headers hold the token, queries hold signatures, bodies hold passwords.
 */
export function createLogger(level: LogLevel, stream: NodeJS.WriteStream = process.stdout): Logger {
  const options = {
    level,
    base: null,
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
        ip: request.ip,
      }),
    },
  };
  if (!stream.isTTY) return pino(options, stream);
  const readable = pretty({ destination: stream, colorize: true, translateTime: 'SYS:HH:MM:ss', sync: true });
  return pino(options, readable);
}
