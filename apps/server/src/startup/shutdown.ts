import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddedPostgres } from '@inkstone/embedded-postgres';
import type { FastifyInstance } from 'fastify';
import type { Terminal } from './terminal.js';

/** Long downloads are cut off after this; a supervisor usually kills the process after 30 s. */
const finishWithinMilliseconds = 20_000;

interface Running {
  app: FastifyInstance;
  /** Undefined with DATABASE_URL. */
  embedded: EmbeddedPostgres | undefined;
  /** Closes the database, Redis and other resources; called when the last response is sent. */
  close: () => Promise<void>;
  terminal: Terminal;
  /** Called at once, so that no new requests are sent here. */
  beginDraining: () => void;
  drainSeconds: number;
}

/**
 * During the start. Without a listener Node would not emit `exit`, and the embedded database would run on.
 * @returns a function that removes the listeners
 */
export function abortOnSignals(): () => void {
  const abort = (_name: NodeJS.Signals, number: number): void => {
    process.exit(128 + number);
  };
  process.on('SIGINT', abort);
  process.on('SIGTERM', abort);
  return () => {
    process.off('SIGINT', abort);
    process.off('SIGTERM', abort);
  };
}

/**
 * Reports that it is not ready, serves for the drain time, refuses new connections, finishes running requests, closes
 * its resources and exits with code 0. A second signal exits at once.
 */
export function stopOnSignals({
  app,
  embedded,
  close,
  terminal,
  beginDraining,
  drainSeconds,
}: Running): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    beginDraining();
    terminal.step('正在停止……');
    closeAll()
      .then(() => {
        terminal.step('已停止。');
        process.exit(0);
      })
      .catch((error: unknown) => {
        app.log.fatal({ err: error }, '停止时出错');
        process.exit(1);
      });
  };
  const closeAll = async (): Promise<void> => {
    await pause(drainSeconds * 1000);
    const forceClose = setTimeout(() => app.server.closeAllConnections(), finishWithinMilliseconds);
    // The server would wait for keep-alive connections.
    const closeIdle = setInterval(() => app.server.closeIdleConnections(), 50);
    await app.close();
    clearTimeout(forceClose);
    clearInterval(closeIdle);
    await close();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  embedded?.onUnexpectedExit(() => {
    process.stderr.write(`内置数据库意外退出，服务随之停止；请查看数据库的日志 ${embedded.logFile}。\n`);
    process.exit(1);
  });
}
