import { Redis } from 'ioredis';
import { connectionProblems } from './connection-problems.js';
import { StartupError } from './startup-error.js';

export interface RunningRedis {
  client: Redis;
  /** @throws Error when it does not answer */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

const connectWithinMilliseconds = 5_000;
/** Redis answers in far less than a millisecond; whoever waits for it is waiting for a page. */
const answerWithinMilliseconds = 1_000;
const longestPauseMilliseconds = 5_000;

/**
 * Connects and asks for an answer. Once open it connects again by itself as often as it has to; what is asked
 * meanwhile fails at once instead of waiting, and the log says once when Redis goes and once when it is back.
 * @throws StartupError that says what is wrong, without repeating REDIS_URL: it may hold a password
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
