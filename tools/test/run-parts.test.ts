import { expect, it } from 'vitest';
import { runParts } from './run-parts.mjs';

/** Parts that end when the test says so, so that the order does not depend on time. */
function stage(sizes: Record<string, number>) {
  const events: string[] = [];
  const ends = new Map<string, () => void>();
  const items = Object.entries(sizes).map(([name, cores]) => ({ name, cores }));
  const done = runParts(items, 2, ({ name }) => {
    events.push(`+${name}`);
    return new Promise((resolve) => ends.set(name, resolve));
  });
  return {
    events,
    done,
    async end(name: string) {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

it('runs light parts in parallel and heavy ones alone, in their order', async () => {
  const { events, end, done } = stage({ lint: 1, types: 1, stories: 2, knip: 1 });
  expect(events).toEqual(['+lint', '+types']);
  await end('types');
  expect(events).toEqual(['+lint', '+types']);
  await end('lint');
  expect(events).toEqual(['+lint', '+types', '+stories']);
  await end('stories');
  await end('knip');
  await done;
  expect(events).toEqual(['+lint', '+types', '+stories', '+knip']);
});

it('runs a part that needs more cores than there are', async () => {
  const ran: number[] = [];
  await runParts([{ cores: 2 }], 1, ({ cores }) => {
    ran.push(cores);
    return Promise.resolve();
  });
  expect(ran).toEqual([2]);
});
