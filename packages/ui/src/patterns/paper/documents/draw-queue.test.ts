import { afterEach, expect, it, vi } from 'vitest';

import { createDrawQueue } from './draw-queue.js';

/** An element whose middle is `below` px below the window's. */
function hostAt(below: number): HTMLElement {
  const host = document.createElement('div');
  host.getBoundingClientRect = () =>
    new DOMRect(window.innerWidth / 2 - 50, window.innerHeight / 2 - 50 + below, 100, 100);
  return host;
}

afterEach(() => {
  vi.useRealTimers();
});

it('draws one page at a time, first those nearest to the middle of the window', async () => {
  const queue = createDrawQueue();
  const events: string[] = [];
  await Promise.all(
    [-800, 0, 900].map((below) =>
      queue.draw(hostAt(below), async () => {
        events.push(`begins ${String(below)}`);
        await Promise.resolve();
        events.push(`ends ${String(below)}`);
      }),
    ),
  );
  expect(events).toEqual(['begins 0', 'ends 0', 'begins -800', 'ends -800', 'begins 900', 'ends 900']);
});

it('goes on after a page that cannot be drawn', async () => {
  const queue = createDrawQueue();
  const broken = queue.draw(hostAt(0), () => Promise.reject(new Error('broken')));
  const drawn = queue.draw(hostAt(900), () => Promise.resolve());
  await expect(broken).rejects.toThrow('broken');
  await expect(drawn).resolves.toBeUndefined();
});

it('calls back once no page has been drawn for a moment, except what was forgotten meanwhile', async () => {
  vi.useFakeTimers();
  const queue = createDrawQueue();
  const placed: string[] = [];
  const forget = new Map<string, () => void>();
  const page = (name: string) =>
    queue.draw(hostAt(0), () => {
      forget.set(
        name,
        queue.whenResting(() => placed.push(name)),
      );
      return Promise.resolve();
    });
  await page('passed');
  await vi.advanceTimersByTimeAsync(100);
  await page('resting');
  await vi.advanceTimersByTimeAsync(100);
  expect(placed).toEqual([]);
  forget.get('passed')?.();
  await vi.advanceTimersByTimeAsync(100);
  expect(placed).toEqual(['resting']);
});
