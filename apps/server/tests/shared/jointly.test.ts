import { expect, it } from 'vitest';
import { jointly, rowsJointly } from '../../src/shared/jointly.js';

/** Questions whose statements end when the test says so. */
function startAsking() {
  const statements: { asked: readonly number[]; end: (error?: Error) => void }[] = [];
  const ask = jointly<number, string>(
    (asked) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => {
          if (error === undefined) resolve(asked.map(String));
          else reject(error);
        };
        statements.push({ asked, end });
      }),
  );
  return { ask, statements };
}

it('asks together what is asked while a statement is under way, and gives each its own answer', async () => {
  const { ask, statements } = startAsking();
  const first = ask(1);
  await expect.poll(() => statements.length).toBe(1);
  const later = [ask(2), ask(3), ask(2)];
  expect(statements).toHaveLength(1);
  statements[0]?.end();
  expect(await first).toBe('1');
  await expect.poll(() => statements.length).toBe(2);
  expect(statements[1]?.asked).toEqual([2, 3, 2]);
  statements[1]?.end();
  expect(await Promise.all(later)).toEqual(['2', '3', '2']);
});

it('tells the error to those who asked together, and asks again for the next', async () => {
  const { ask, statements } = startAsking();
  const failing = ask(1);
  await expect.poll(() => statements.length).toBe(1);
  const next = ask(2);
  statements[0]?.end(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  await expect.poll(() => statements.length).toBe(2);
  statements[1]?.end();
  expect(await next).toBe('2');
});

it('reads the rows of all who ask at the same time once, and gives each theirs in the order asked for', async () => {
  const read: (readonly number[])[] = [];
  const find = rowsJointly((ids) => {
    read.push(ids);
    return Promise.resolve(ids.filter((id) => id < 9).map((id) => ({ id })));
  });
  const found = await Promise.all([find([3, 1]), find([2, 3, 9]), find([])]);
  expect(found.map((rows) => rows.map(({ id }) => id))).toEqual([[3, 1], [2, 3], []]);
  expect(read).toEqual([[3, 1, 2, 9]]);
});
