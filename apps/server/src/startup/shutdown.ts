import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { EmbeddedPostgres } from '../db/embedded/cluster.js';
import type { Screen } from './screen.js';

/** Long downloads are cut after this; a supervisor usually kills after 30 s. */
const finishWithinMilliseconds = 20_000;

interface Running {
  app: FastifyInstance;
  /** Undefined with DATABASE_URL. */
  embedded: EmbeddedPostgres | undefined;
  /** Closes database, Redis and whatever else was opened; called when the last answer is out. */
  close: () => Promise<void>;
  screen: Screen;
  /** Called at once, so that nothing new is sent here. */
  beginDraining: () => void;
  drainSeconds: number;
}

/**
 * While the server starts there is nothing to finish: a signal ends it with the customary code (128 + number).
 * Without a listener Node would die without its `exit` event, and the embedded database would live on.
 * @returns takes the listeners off again
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
 * On SIGINT and SIGTERM: is not ready any more, serves on for the seconds of the draining, takes no new connections, answers what is in flight, closes what it opened, ends with
 * code 0. A second signal ends at once; the database is told to stop as the process exits, and loses nothing committed.
 */
export function stopOnSignals({ app, embedded, close, screen, beginDraining, drainSeconds }: Running): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    beginDraining();
    screen.step('正在停止……');
    closeAll()
      .then(() => {
        screen.step('已停止。');
        process.exit(0);
      })
      .catch((error: unknown) => {
        app.log.fatal({ err: error }, '停止时出错');
        process.exit(1);
      });
  };
  const closeAll = async (): Promise<void> => {
    await pause(drainSeconds * 1000);
    const impatience = setTimeout(() => {
      app.server.closeAllConnections();
    }, finishWithinMilliseconds);
    // A kept-alive connection whose last answer went out after the closing began would be waited for.
    const tidying = setInterval(() => {
      app.server.closeIdleConnections();
    }, 50);
    await app.close();
    clearTimeout(impatience);
    clearInterval(tidying);
    await close();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  embedded?.onUnexpectedExit(() => {
    process.stderr.write(`内置数据库意外退出，服务随之停止；请查看数据库的日志 ${embedded.logFile}。\n`);
    process.exit(1);
  });
}
