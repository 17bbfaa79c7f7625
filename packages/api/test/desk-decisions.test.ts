import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createApiClient } from '../src/client.js';
import {
  createDecisions,
  getDeskShopQuery,
  getDeskTraysQuery,
  listDeskItemsQuery,
} from '../src/desk/index.js';
import { createQueryClient } from '../src/query-client.js';
import { createMemorySession } from '../src/session.js';
import type { DeskSession } from '../src/types.js';
import { refusing, storageOf } from './storages.js';

const decision = {
  tray: 'works',
  item: '12',
  title: '小陈',
  act: '已通过',
  path: '/api/desk/decide',
  body: { queue: 'works', id: 12, seen: 0, act: 'approve' },
} as const;
const accepted = { code: 200, msg: '已改为：已通过', data: null };

type Outcome = object | 'unreachable';

/** The server of a test, which answers one after the other; and what was sent to it. */
function serverOf(outcomes: Outcome[]) {
  const sent: unknown[] = [];
  const fetch: typeof globalThis.fetch = (_url, init) => {
    sent.push(JSON.parse(init?.body as string));
    const outcome = outcomes.shift() ?? accepted;
    if (outcome === 'unreachable') return Promise.reject(new TypeError('failed'));
    return Promise.resolve(new Response(JSON.stringify(outcome)));
  };
  return { sent, fetch };
}

/** The desk of an operator who has logged in, on a computer with this storage. */
function openDesk({ outcomes = [] as Outcome[], storage = storageOf(), name = '李敏' } = {}) {
  const { sent, fetch } = serverOf(outcomes);
  const client = createApiClient({
    baseUrl: 'http://desk',
    session: createMemorySession<DeskSession>(null),
    fetch,
  });
  const queryClient = createQueryClient(client);
  const decisions = createDecisions(client, queryClient, storage);
  client.session.set({ jwt: 'token', name, roles: ['reviewer'] });
  return { client, queryClient, decisions, sent };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a decision', () => {
  it('fetches the trays and its item again, and no other application, which would record a look at an identity card', async () => {
    const { decisions, queryClient, client } = openDesk();
    const keys: Readonly<Record<string, readonly unknown[]>> = {
      list: listDeskItemsQuery(client, { queue: 'shops', status: 0 }).queryKey,
      trays: getDeskTraysQuery(client).queryKey,
      decided: getDeskShopQuery(client, 12).queryKey,
      other: getDeskShopQuery(client, 13).queryKey,
    };
    for (const key of Object.values(keys)) queryClient.setQueryData(key, {});
    decisions.take({
      ...decision,
      tray: 'shops',
      path: '/api/desk/decide_shop',
      body: { id: 12, seen: 1, round: 1, act: 'advance' },
    });
    decisions.end(decisions.get().held ?? '');
    await vi.advanceTimersByTimeAsync(10_001);
    const isFetchedAgain = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
    expect(Object.values(keys).map(isFetchedAgain)).toEqual([true, true, true, false]);
  });

  it('can be taken back until its time is over, and is not sent then', async () => {
    const { decisions, sent } = openDesk();
    decisions.take(decision);
    const { held = '' } = decisions.get();
    decisions.takeBack(held);
    decisions.end(held);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toEqual([]);
    expect(decisions.get().waiting).toEqual([]);
  });

  it('is sent when the page says that its time is over', async () => {
    const { decisions, sent } = openDesk();
    decisions.take(decision);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    decisions.end(decisions.get().held ?? '');
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([decision.body]);
    expect(decisions.get().waiting).toEqual([]);
  });

  it('has its ten seconds also when the next one is taken', async () => {
    const { decisions, sent } = openDesk();
    decisions.take(decision);
    await vi.advanceTimersByTimeAsync(4_000);
    decisions.take({ ...decision, item: '13', body: { ...decision.body, id: 13 } });
    await vi.advanceTimersByTimeAsync(5_900);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual([decision.body]);
    expect(decisions.get().waiting).toHaveLength(1);
  });

  it('that was closed with the page is sent when the same operator opens the desk again', async () => {
    const storage = storageOf();
    openDesk({ storage }).decisions.take(decision);
    const other = openDesk({ storage, name: '苏晴' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(other.sent).toEqual([]);
    const { sent } = openDesk({ storage });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toEqual([decision.body]);
  });

  it('waits while the server cannot be reached, and is sent when it answers again', async () => {
    const { decisions, sent } = openDesk({ outcomes: ['unreachable', 'unreachable'] });
    decisions.take(decision);
    await vi.advanceTimersByTimeAsync(10_000);
    decisions.end(decisions.get().held ?? '');
    await vi.advanceTimersByTimeAsync(100);
    expect(decisions.get()).toMatchObject({
      waiting: [{ item: '12' }],
      lostAt: expect.any(Number) as number,
    });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toHaveLength(3);
    expect(decisions.get()).toMatchObject({ waiting: [], lostAt: undefined, refused: [] });
  });

  it('that somebody else was faster with is told with what the operator had chosen', async () => {
    const refusal = { code: 409, msg: '苏晴 11-25 14:19 已经把它改为已通过', data: null };
    const { decisions } = openDesk({ outcomes: [refusal] });
    decisions.take({
      ...decision,
      act: '已退回',
      body: { ...decision.body, act: 'reject', note: '缺同意书' },
    });
    await vi.advanceTimersByTimeAsync(10_000);
    decisions.end(decisions.get().held ?? '');
    await vi.advanceTimersByTimeAsync(100);
    const [refused] = decisions.get().refused;
    expect(refused?.error.message).toBe(refusal.msg);
    expect(refused?.decision.body).toMatchObject({ note: '缺同意书' });
    if (refused !== undefined) decisions.forget(refused);
    expect(decisions.get().refused).toEqual([]);
  });

  it('is sent at once where the browser stores nothing', async () => {
    const { decisions, sent } = openDesk({ storage: refusing });
    decisions.take(decision);
    await vi.advanceTimersByTimeAsync(10);
    expect(sent).toEqual([decision.body]);
  });

  it('is sent when the page is left, and kept until the server has answered', () => {
    const { decisions, sent } = openDesk();
    decisions.take(decision);
    decisions.leave();
    expect(decisions.get().waiting).toHaveLength(1);
    return vi.waitFor(() => expect(sent).toEqual([decision.body]));
  });
});
