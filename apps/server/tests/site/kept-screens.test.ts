import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RenderPlaces } from '../../src/plugins/site/render-places.js';
import { createScreens } from '../../src/plugins/site/rendered-screens.js';

beforeEach(() => {
  vi.useFakeTimers();
  // The cache takes 0 for no time at all.
  vi.advanceTimersByTime(1);
});

afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const renderScreen = vi.fn(({ path }: { path: string; width: number }): Promise<object | undefined> =>
    Promise.resolve({ path, number: renderScreen.mock.calls.length }),
  );
  const log = pino({ level: 'silent' });
  const screens = createScreens({
    renderScreen,
    widths: [0, 768, 1024],
    log,
    places: new RenderPlaces(),
  });
  const ask = async (path: string) => (await screens.of({ path, width: 0 }))?.data;
  return { renderScreen, screens, ask };
}

it('renders a screen once for all who ask within ten seconds', async () => {
  const { ask, screens } = setUp();
  const first = { path: '/a', number: 1 };
  expect(await Promise.all([ask('/a'), ask('/a')])).toEqual([first, first]);
  vi.advanceTimersByTime(9_000);
  expect(await ask('/a')).toEqual(first);
  expect((await screens.of({ path: '/a', width: 800 }))?.data).toEqual({ path: '/a', number: 2 });
  vi.advanceTimersByTime(2_000);
  expect(await ask('/a')).toEqual({ path: '/a', number: 3 });
});

it('renders one screen for all windows of a layout', async () => {
  const { screens, renderScreen } = setUp();
  for (let width = 700; width < 1100; width += 1) await screens.of({ path: '/a', width });
  expect(renderScreen.mock.calls.map(([{ width }]) => width)).toEqual([0, 768, 1024]);
});

it('renders four screens at once, and leaves more to the browsers', async () => {
  const { ask, renderScreen } = setUp();
  let go: (screen: object) => void = () => undefined;
  const slow = new Promise<object>((resolve) => (go = resolve));
  renderScreen.mockReturnValue(slow);
  const four = ['/1', '/2', '/3', '/4'].map(ask);
  expect(await ask('/5')).toBeUndefined();
  // Who asks for one that is being rendered waits for it.
  const again = ask('/1');
  go({ done: true });
  expect(await Promise.all([...four, again])).toEqual(Array.from({ length: 5 }, () => ({ done: true })));
  expect(await ask('/5')).toEqual({ done: true });
});

it('tries again when a rendering has failed', async () => {
  const { ask, renderScreen } = setUp();
  renderScreen.mockRejectedValueOnce(new Error('the item is gone'));
  expect(await ask('/a')).toBeUndefined();
  expect(await ask('/a')).toEqual({ path: '/a', number: 2 });
});
