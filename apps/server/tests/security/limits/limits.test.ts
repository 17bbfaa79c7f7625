import { once } from 'node:events';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../../src/envelope.js';
import { type Counters, countersInMemory, countersInRedis } from '../../../src/security/limits/counters.js';
import { createLimits } from '../../../src/security/limits/limits.js';
import { createLoginGuard } from '../../../src/security/login-guard.js';
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
  /** Moves the clock of all counters forward. */
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
    it('allows five tries, then doubles the wait up to fifteen minutes, from any address', async () => {
      const guard = createLoginGuard(store.counters);
      const waits: number[] = [];
      for (let address = 0; waits.length < 12; address += 1) {
        const tooEarly = await wait(guard.beforePassword('account', `10.0.0.${String(address)}`));
        if (address > 0) waits.push(tooEarly);
        if (tooEarly === 0) continue;
        await store.pass(tooEarly);
        expect(await wait(guard.beforePassword('account', '10.0.1.1'))).toBe(0);
      }
      expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
    });

    it('allows one of several tries at the same time after the wait', async () => {
      const guard = createLoginGuard(store.counters);
      const atOnce = async () => {
        const tries = Array.from({ length: 20 }, (_, n) => guard.beforePassword('a', `10.0.0.${String(n)}`));
        const waits = await Promise.all(tries.map(wait));
        return waits.filter((seconds) => seconds === 0).length;
      };
      expect(await atOnce()).toBe(5);
      await store.pass(30);
      expect(await atOnce()).toBe(1);
    });

    it('forgets the tries of an account after the right password and after twelve hours', async () => {
      const guard = createLoginGuard(store.counters);
      const exhaust = async () => {
        for (let time = 0; time < 5; time += 1) await guard.beforePassword('a', `10.0.0.${String(time)}`);
      };
      await exhaust();
      await guard.afterRightPassword('a', '10.0.0.4');
      await exhaust();
      expect(await wait(guard.beforePassword('a', '10.0.0.9'))).toBe(30);
      await store.pass(12 * 60 * 60);
      await exhaust();
    });

    it('limits an address over all accounts by its wrong passwords', async () => {
      const guard = createLoginGuard(store.counters);
      for (let time = 0; time < 100; time += 1) {
        await guard.beforePassword(`right ${String(time)}`, 'school');
        await guard.afterRightPassword(`right ${String(time)}`, 'school');
      }
      for (let time = 0; time < 60; time += 1) await guard.beforePassword(`wrong ${String(time)}`, 'school');
      expect(await wait(guard.beforePassword('another', 'school'))).toBe(15);
      expect(await wait(guard.beforePassword('another', 'elsewhere'))).toBe(0);
      await store.pass(15);
      await guard.beforePassword('right', 'school');
      await guard.afterRightPassword('right', 'school');
      await guard.beforePassword('right again', 'school');
    });

    it('limits the codes that an address requests', async () => {
      const guard = createLoginGuard(store.counters);
      for (let time = 0; time < 60; time += 1) await guard.beforeCode('address');
      expect(await wait(guard.beforeCode('address'))).toBe(15);
      expect(await wait(guard.beforeCode('elsewhere'))).toBe(0);
    });
  });

  describe('named limits', () => {
    it('count each key separately', async () => {
      const limits = createLimits(store.counters, 0);
      for (let time = 0; time < 5; time += 1) await limits.consume('own-password', '7');
      expect(await wait(limits.consume('own-password', '7'))).toBe(900);
      expect(await wait(limits.consume('own-password', '8'))).toBe(0);
      expect(await wait(limits.consume('upload', '7'))).toBe(0);
    });

    it('limit all requests as configured, or not at all', async () => {
      const limits = createLimits(store.counters, 2);
      await limits.consume('request', 'a');
      await limits.consume('request', 'a');
      expect(await wait(limits.consume('request', 'a'))).toBe(60);
      const unlimited = createLimits(store.counters, 0);
      for (let time = 0; time < 10; time += 1) await unlimited.consume('request', 'a');
    });
  });
});

it('the memory store starts a new window after the old one', async () => {
  vi.useFakeTimers();
  const limits = createLimits(countersInMemory(), 1);
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
      await (time % 2 === 0 ? one : two).beforePassword('account', 'address');
    }
    expect(await wait(one.beforePassword('account', 'address'))).toBe(30);
    expect(await wait(two.beforePassword('account', 'address'))).toBe(30);
    other.disconnect();
  });
});
