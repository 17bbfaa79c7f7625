import { once } from 'node:events';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Counters, countersInMemory, countersInRedis } from '../../../src/security/limits/counters.js';
import { createLimits } from '../../../src/security/limits/limits.js';
import { createLoginGuard, type LoginGuard } from '../../../src/security/login-guard.js';
import type { Source } from '../../../src/security/source.js';
import { Refusal } from '../../../src/errors/refusal.js';
import { startRedis, type TestRedis } from '../../support/redis.js';

/** All waits are multiples of it. Redis counts on the real clock, so a second or two may have passed already. */
const STEP_SECONDS = 15;

/** Seconds to wait, rounded up to a whole step; 0 when the action was allowed. */
async function wait(action: Promise<void>): Promise<number> {
  try {
    await action;
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.code).toBe(429);
    const { retry_after: seconds } = error.data as { retry_after: number };
    return Math.ceil(seconds / STEP_SECONDS) * STEP_SECONDS;
  }
}

interface Store {
  counters: Counters;
  pass(seconds: number): Promise<void>;
}

let redis: TestRedis;
let client: Redis;
beforeAll(async () => {
  redis = await startRedis();
  client = new Redis(redis.url);
});
afterAll(async () => {
  client.disconnect();
  await redis.stop();
});

const stores: Record<string, () => Promise<Store>> = {
  memory: () => {
    vi.useFakeTimers();
    return Promise.resolve({
      counters: countersInMemory(),
      async pass(seconds) {
        await vi.advanceTimersByTimeAsync(seconds * 1000);
      },
    });
  },
  redis: async () => {
    vi.useRealTimers();
    await client.flushall();
    return {
      counters: countersInRedis(client),
      async pass(seconds) {
        for (const key of await client.keys('*')) {
          await client.pexpire(key, (await client.pttl(key)) - seconds * 1000);
        }
      },
    };
  },
};

describe.each(Object.keys(stores))('counting in %s', (name) => {
  let store: Store;
  beforeEach(async () => {
    const open = stores[name];
    if (open === undefined) throw new Error(name);
    store = await open();
    return () => vi.useRealTimers();
  });

  describe('the login guard', () => {
    const home = { address: '10.0.0.1' };
    const school = { address: '10.0.0.2' };
    const tries = async (guard: LoginGuard, account: string, source: Source, times: number) => {
      for (let time = 0; time < times; time += 1) await guard.attempt(account, source).fail();
    };
    const waitOf = (guard: LoginGuard, account: string, source: Source) =>
      wait(guard.attempt(account, source).admit());

    it('allows five failures, then doubles the wait up to fifteen minutes', async () => {
      const guard = createLoginGuard(store.counters);
      const waits: number[] = [];
      for (let failures = 1; failures <= 12; failures += 1) {
        await tries(guard, 'account', home, 1);
        const seconds = await waitOf(guard, 'account', home);
        waits.push(seconds);
        if (seconds > 0) await store.pass(seconds);
        expect(await waitOf(guard, 'account', home)).toBe(0);
      }
      expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
    });

    it('lets the owner in from elsewhere, and with a known device from the same address', async () => {
      const guard = createLoginGuard(store.counters);
      await tries(guard, 'account', school, 5);
      expect(await waitOf(guard, 'account', school)).toBe(30);
      expect(await waitOf(guard, 'account', home)).toBe(0);
      expect(await waitOf(guard, 'account', { ...school, knownDevice: 'phone' })).toBe(0);
    });

    it('slows down many addresses that guess one account, and not its known device', async () => {
      const guard = createLoginGuard(store.counters);
      for (let host = 0; host < 25; host += 1) {
        await tries(guard, 'account', { address: `10.0.1.${String(host)}` }, 4);
      }
      expect(await waitOf(guard, 'account', home)).toBe(30);
      expect(await waitOf(guard, 'account', { ...home, knownDevice: 'phone' })).toBe(0);
      expect(await waitOf(guard, 'another', home)).toBe(0);
    });

    it('counts no success: five hundred at once from one address are all admitted', async () => {
      const guard = createLoginGuard(store.counters);
      const logins = Array.from({ length: 500 }, async (_, pupil) => {
        const attempt = guard.attempt(`pupil ${String(pupil)}`, school);
        await attempt.admit();
        await attempt.succeed();
      });
      expect((await Promise.allSettled(logins)).filter(({ status }) => status === 'rejected')).toEqual([]);
    });

    it('forgets the failures of a source after a success and after twelve hours', async () => {
      const guard = createLoginGuard(store.counters);
      await tries(guard, 'a', home, 5);
      await guard.attempt('a', home).succeed();
      expect(await waitOf(guard, 'a', home)).toBe(0);
      await tries(guard, 'a', home, 5);
      expect(await waitOf(guard, 'a', home)).toBe(30);
      await store.pass(12 * 60 * 60);
      await tries(guard, 'a', home, 4);
      expect(await waitOf(guard, 'a', home)).toBe(0);
    });

    it('limits an address over all accounts by its failures, as configured', async () => {
      const guard = createLoginGuard(store.counters, 60);
      for (let time = 0; time < 60; time += 1) await tries(guard, `wrong ${String(time)}`, school, 1);
      expect(await waitOf(guard, 'another', school)).toBe(15);
      expect(await waitOf(guard, 'another', home)).toBe(0);
      expect(await waitOf(guard, 'another', { ...school, knownDevice: 'phone' })).toBe(0);
      await store.pass(15);
      expect(await waitOf(guard, 'another', school)).toBe(0);
    });
  });

  describe('named limits', () => {
    it('count each key separately', async () => {
      const limits = createLimits(store.counters);
      for (let time = 0; time < 10; time += 1) await limits.consume('export', '7');
      expect(await wait(limits.consume('export', '7'))).toBe(3600);
      expect(await wait(limits.consume('export', '8'))).toBe(0);
      expect(await wait(limits.consume('upload', '7'))).toBe(0);
    });

    it('of failures admit until so many have failed, as configured', async () => {
      const limits = createLimits(store.counters, { genuineFailures: 3, queryCodeFailures: 1 });
      await limits.fail('genuine', 'a');
      await limits.fail('genuine', 'a');
      expect(await wait(limits.admit('genuine', 'a'))).toBe(0);
      await limits.fail('genuine', 'a');
      expect(await wait(limits.admit('genuine', 'a'))).toBe(600);
      expect(await wait(limits.admit('genuine', 'b'))).toBe(0);
      expect(await wait(limits.admit('query-code', 'a'))).toBe(0);
      await limits.fail('query-code', 'a');
      expect(await wait(limits.admit('query-code', 'a'))).toBe(600);
      await store.pass(601);
      expect(await wait(limits.admit('genuine', 'a'))).toBe(0);
    });

    it('limit all requests as configured, or not at all', async () => {
      const limits = createLimits(store.counters, { requestsPerMinute: 2, codesPerHour: 3 });
      await limits.consume('request', 'a');
      await limits.consume('request', 'a');
      expect(await wait(limits.consume('request', 'a'))).toBe(60);
      for (let time = 0; time < 3; time += 1) await limits.consume('code', 'a');
      expect(await wait(limits.consume('code', 'a'))).toBe(3600);
      const unlimited = createLimits(store.counters);
      for (let time = 0; time < 10; time += 1) await unlimited.consume('request', 'a');
    });
  });
});

it('the memory store starts a new window after the old one', async () => {
  vi.useFakeTimers();
  const limits = createLimits(countersInMemory(), { requestsPerMinute: 1 });
  await limits.consume('request', 'a');
  expect(await wait(limits.consume('request', 'a'))).toBe(60);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await wait(limits.consume('request', 'a'))).toBe(0);
  vi.useRealTimers();
});

describe('several processes', () => {
  it('share their counters in Redis', async () => {
    await client.flushall();
    const other = new Redis(redis.url);
    await once(other, 'ready');
    const [one, two] = [createLoginGuard(countersInRedis(client)), createLoginGuard(countersInRedis(other))];
    for (let time = 0; time < 5; time += 1) {
      await (time % 2 === 0 ? one : two).attempt('account', { address: 'a' }).fail();
    }
    expect(await wait(one.attempt('account', { address: 'a' }).admit())).toBe(30);
    expect(await wait(two.attempt('account', { address: 'a' }).admit())).toBe(30);
    other.disconnect();
  });
});
