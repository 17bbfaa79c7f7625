import { setImmediate } from 'node:timers';
import { rowsInOrder } from './rows-in-order.js';

/** Asked for together; more wait for the next. */
const mostTogether = 100;

interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

/**
 * Asks together what is asked while a statement is under way: the busier the server, the fewer statements for each
 * request. An answer is read after its question was asked.
 * @param ask answers the questions in their order
 */
export function jointly<Asked, Answer>(
  ask: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  let waiting: Waiting<Asked, Answer>[] = [];
  let isAsking = false;

  async function askAll(): Promise<void> {
    while (waiting.length > 0) {
      const together = waiting.slice(0, mostTogether);
      waiting = waiting.slice(mostTogether);
      try {
        const answers = await ask(together.map(({ asked }) => asked));
        together.forEach(({ resolve }, index) => resolve(answers[index] as Answer));
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    isAsking = false;
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (isAsking) return;
      isAsking = true;
      // What is asked by the requests that have arrived with this one joins it.
      setImmediate(() => void askAll());
    });
}

/**
 * Finds rows by their ids, for all who ask at the same time: a statement with joins costs several times its rows.
 * @param read returns the rows in any order
 * @returns the rows in the order of the ids, without missing ones. Several callers get the same objects
 */
export function rowsJointly<Row extends { id: number }>(
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): (ids: readonly number[]) => Promise<Row[]> {
  return jointly(async (asked: readonly (readonly number[])[]) => {
    return asked.map(rowsInOrder(await read([...new Set(asked.flat())])));
  });
}
