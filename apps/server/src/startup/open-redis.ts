import { Redis } from 'ioredis';
import { connectionProblems } from './connection-problems.js';
import { StartupError } from '../errors/startup-error.js';

export interface RunningRedis {
  client: Redis;
  /** @throws Error if Redis does not respond */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

const connectWithinMilliseconds = 5_000;
/** Redis responds in far less than a millisecond; a request waits for it. */
const answerWithinMilliseconds = 1_000;
const longestPauseMilliseconds = 5_000;

/**
 * Later it reconnects by itself. Commands without a connection fail at once; the log reports loss and return once.
 * @throws StartupError without REDIS_URL, which may contain a password
 */
export async function openRedis(url: string, log: Log): Promise<RunningRedis> {
  let isOpen = false;
  let isLost = false;
  let lastError: unknown;
  const client = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: connectWithinMilliseconds,
    commandTimeout: answerWithinMilliseconds,
    connectionName: 'inkstone',
    retryStrategy: (tries) => (isOpen ? Math.min(tries * 200, longestPauseMilliseconds) : null),
  });
  client.on('error', (error: Error) => (lastError = error));
  client.on('close', () => {
    if (isOpen && !isLost) log.warn({ err: lastError }, '与 Redis 的连接断开，各进程暂时各自计数');
    isLost = isOpen;
  });
  client.on('ready', () => {
    if (isLost) log.info({}, '与 Redis 的连接已恢复');
    isLost = false;
  });
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    client.disconnect();
    throw new StartupError(`无法连接 Redis：${reasonOf(lastError ?? error)}。请检查 REDIS_URL。`);
  }
  isOpen = true;
  return {
    client,
    async check() {
      await client.ping();
    },
    async close() {
      isOpen = false;
      await client.quit().catch(() => undefined);
      client.disconnect();
    },
  };
}

function reasonOf(error: unknown): string {
  const { code = '', message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: '' };
  if (/^(WRONGPASS|NOAUTH|NOPERM)|invalid password/i.test(message)) return '用户名或密码错误';
  return connectionProblems[code] ?? (message === '' ? '原因不明' : message);
}
