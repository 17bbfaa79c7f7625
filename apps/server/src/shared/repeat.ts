import { setTimeout as pause } from 'node:timers/promises';

export interface Repeated {
  /** Waits for the work that is under way. */
  close(): Promise<void>;
}

/**
 * Does work again and again, with a pause after each time.
 * @param work ends early when the signal is aborted
 * @param onFailure is told only the first of failures in a row: a database that is away would fill the log
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<void>,
  pauseMilliseconds: number,
  onFailure: (error: unknown) => void,
): Repeated {
  const stop = new AbortController();
  const { signal } = stop;
  const run = async (): Promise<void> => {
    let hasFailed = false;
    while (!signal.aborted) {
      try {
        await work(signal);
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) onFailure(error);
        hasFailed = true;
      }
      await pause(pauseMilliseconds, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    async close() {
      stop.abort();
      await running;
    },
  };
}
