import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AskedDocument, Documents } from '../../src/plugins/site/documents.js';
import type { DocumentRequest, MadeDocument } from '../../src/plugins/site/make-document.js';
import { createPage } from '../../src/plugins/site/page.js';
import { RenderPlaces } from '../../src/plugins/site/render-places.js';
import type { DocumentStatus } from '../../src/plugins/site/renderer.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  // The cache takes 0 for no time at all.
  vi.advanceTimersByTime(1);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A site whose items have a status and a text, which a test changes. */
function setUp() {
  const item: { status: DocumentStatus; text: string } = { status: 200, text: '一' };
  const rendered: string[] = [];
  const make = vi.fn(async ({ path, known }: DocumentRequest): Promise<MadeDocument> => {
    const { status, text } = item;
    if (known[status] === text) return { status, digest: text, page: undefined };
    rendered.push(path);
    return { status, digest: text, page: await createPage(text) };
  });
  const statusOf = vi.fn(() => Promise.resolve(item.status));
  const log = pino({ level: 'silent' });
  const documents = new Documents({ make, statusOf, log, places: new RenderPlaces() });
  const asked: AskedDocument = {
    path: '/book?id=1',
    item: { kind: 'books', id: 1 },
    screen: 'book',
    device: 'phone',
    origin: 'https://a.cn',
  };
  async function ask(change: Partial<AskedDocument> = {}) {
    const { status, page } = await documents.of({ ...asked, ...change });
    return [status, page && Buffer.from(page.bodies.identity ?? '').toString()];
  }
  /** What was started meanwhile. */
  const settled = () => vi.waitFor(() => Promise.all(make.mock.results.map(({ value }) => value as unknown)));
  return { item, make, statusOf, rendered, ask, settled };
}

it('renders a document once for all who ask within ten seconds', async () => {
  const { make, ask } = setUp();
  expect(await Promise.all([ask(), ask()])).toEqual([
    [200, '一'],
    [200, '一'],
  ]);
  vi.advanceTimersByTime(9_000);
  await ask();
  expect(make).toHaveBeenCalledTimes(1);
  await ask({ device: 'desktop' });
  await ask({ origin: 'https://b.cn' });
  expect(make).toHaveBeenCalledTimes(3);
});

it('sends the former one while it is renewed, and renders nothing that is the same', async () => {
  const { item, make, rendered, ask, settled } = setUp();
  await ask();
  vi.advanceTimersByTime(20_000);
  expect(await ask()).toEqual([200, '一']);
  await settled();
  expect([make.mock.calls.length, rendered.length]).toEqual([2, 1]);
  item.text = '二';
  vi.advanceTimersByTime(20_000);
  expect(await ask()).toEqual([200, '一']);
  await settled();
  expect(await ask()).toEqual([200, '二']);
});

it('renders anew after five minutes, because it says what is open by then', async () => {
  const { rendered, ask } = setUp();
  await ask();
  vi.advanceTimersByTime(5 * 60_000);
  await ask();
  expect(rendered).toHaveLength(2);
});

it('never sends what was withdrawn five minutes ago', async () => {
  const { item, ask } = setUp();
  await ask();
  item.status = 410;
  item.text = '已下架';
  vi.advanceTimersByTime(5 * 60_000);
  expect(await ask()).toEqual([410, '已下架']);
});

it('has nothing when the API fails and the former one is too old', async () => {
  const { make, statusOf, ask, settled } = setUp();
  await ask();
  make.mockRejectedValue(new Error('no database'));
  vi.advanceTimersByTime(4 * 60_000);
  expect(await ask()).toEqual([200, '一']);
  await settled().catch(() => undefined);
  vi.advanceTimersByTime(60_000);
  statusOf.mockRejectedValue(new Error('no database'));
  expect(await ask()).toEqual([200, undefined]);
});

describe('what is not there', () => {
  it('is remembered for a minute, and rendered once for all items of a screen', async () => {
    const { item, make, statusOf, ask } = setUp();
    item.status = 404;
    expect(await ask()).toEqual([404, '一']);
    for (let id = 2; id < 6; id += 1) await ask({ path: `/book?id=${String(id)}` });
    vi.advanceTimersByTime(9_000);
    await ask();
    expect([statusOf.mock.calls.length, make.mock.calls.length]).toEqual([5, 1]);
  });

  it('is found when it is published', async () => {
    const { item, ask } = setUp();
    item.status = 404;
    await ask();
    item.status = 200;
    vi.advanceTimersByTime(61_000);
    expect(await ask()).toEqual([200, '一']);
  });

  it.each([404, 410] as const)('is said to be missing (%i) while all places are taken', async (status) => {
    const { item, make, ask } = setUp();
    make.mockReturnValue(new Promise(() => undefined));
    for (const id of [2, 3, 4, 5]) void ask({ path: `/book?id=${String(id)}` });
    // Another one that is there has to wait, which is not remembered.
    expect(await ask({ path: '/book?id=6' })).toEqual([200, undefined]);
    item.status = status;
    expect(await ask()).toEqual([status, undefined]);
  });

  it('is one page for all addresses where no screen is', async () => {
    const { item, make, ask } = setUp();
    item.status = 404;
    for (let count = 0; count < 100; count += 1) await ask({ path: undefined, screen: '', origin: '' });
    expect(make).toHaveBeenCalledTimes(1);
  });
});

it('renders four at once, and has nothing for more that it does not know', async () => {
  const { make, ask } = setUp();
  await ask();
  vi.advanceTimersByTime(20_000);
  let go: (made: MadeDocument) => void = () => undefined;
  make.mockReturnValue(new Promise((resolve) => (go = resolve)));
  const four = [2, 3, 4, 5].map((id) => ask({ path: `/book?id=${String(id)}` }));
  expect(await ask({ path: '/book?id=6' })).toEqual([200, undefined]);
  // The former one, although it cannot be renewed now.
  expect(await ask()).toEqual([200, '一']);
  go({ status: 200, digest: '三', page: await createPage('三') });
  expect(await Promise.all(four)).toEqual([2, 3, 4, 5].map(() => [200, '三']));
});
