import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { createHomePage } from '../../src/plugins/site/home-page.js';
import type { Page } from '../../src/plugins/site/page.js';

/** A busy machine takes its time; the test's own limit ends a wait in vain. */
const within = { timeout: 25_000 };

const unused: typeof fetch = () => Promise.reject(new Error('not called'));

/** Home of a site whose only datum is `content`, at a time that the test sets. */
function setUp() {
  const site = { content: '一', now: 0 };
  const renderer = {
    collectHome: vi.fn(() => Promise.resolve(site.content)),
    renderHome: vi.fn((collected: string) => Promise.resolve(`<p>${collected}</p>`)),
  };
  const log = pino({ level: 'silent' });
  const logged = vi.spyOn(log, 'error');
  const home = createHomePage({ renderer, fetch: unused, log, now: () => site.now });
  return { site, renderer, logged, home };
}

function textOf(page: Page | undefined): string | undefined {
  return page && Buffer.from(page.bodies.identity ?? '').toString();
}

it('renders once for all requests of ten seconds', async () => {
  const { site, renderer, home } = setUp();
  const pages = await Promise.all([home(), home(), home()]);
  expect(pages.map(textOf)).toEqual(['<p>一</p>', '<p>一</p>', '<p>一</p>']);
  site.now = 9_999;
  await home();
  expect(renderer.collectHome).toHaveBeenCalledTimes(1);
  expect(renderer.renderHome).toHaveBeenCalledTimes(1);
});

it('answers with the former page while the data is compared, and renders other data only', async () => {
  const { site, renderer, home } = setUp();
  const first = await home();
  site.now = 10_000;
  expect(await home()).toBe(first);
  await vi.waitFor(() => expect(renderer.collectHome).toHaveBeenCalledTimes(2), within);
  expect(renderer.renderHome).toHaveBeenCalledTimes(1);

  site.now = 20_000;
  site.content = '二';
  expect(textOf(await home())).toBe('<p>一</p>');
  await expect.poll(async () => textOf(await home()), within).toBe('<p>二</p>');
});

it('keeps the former page when the renderer fails, and logs it once until it works again', async () => {
  const { site, renderer, logged, home } = setUp();
  await home();
  for (const now of [10_000, 20_000]) {
    site.now = now;
    renderer.collectHome.mockRejectedValueOnce(new Error('no database'));
    expect(textOf(await home())).toBe('<p>一</p>');
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1), within);
  }
  site.now = 30_000;
  site.content = '二';
  await expect.poll(async () => textOf(await home()), within).toBe('<p>二</p>');
});

it('has no page when the first rendering fails', async () => {
  const { renderer, logged, home } = setUp();
  renderer.renderHome.mockRejectedValue(new Error('a component throws'));
  expect(await home()).toBeUndefined();
  expect(await home()).toBeUndefined();
  expect(logged).toHaveBeenCalledTimes(1);
});
