import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../src/envelope.js';
import { createLoginGuard, type LoginGuard } from '../../src/security/login-guard.js';
import { RateLimit } from '../../src/security/rate-limit.js';

const second = 1000;
let now: number;
const clock = (): number => now;
beforeEach(() => {
  now = 1_800_000_000_000;
});

describe('RateLimit', () => {
  const rule = { free: 2, firstWait: 10 * second, longestWait: 40 * second, forgetAfter: 100 * second };

  it('lets the free tries pass, then doubles the wait up to the longest', () => {
    const limit = new RateLimit(rule, clock);
    const waits = Array.from({ length: 6 }, () => {
      limit.count('a');
      return limit.retryAfter('a');
    });
    expect(waits).toEqual([0, 10, 20, 40, 40, 40]);
    now += 15 * second;
    expect(limit.retryAfter('a')).toBe(25);
    expect(limit.retryAfter('b')).toBe(0);
  });

  it('forgets after a success, and after a long rest', () => {
    const limit = new RateLimit(rule, clock);
    for (let time = 0; time < 4; time += 1) limit.count('a');
    limit.forget('a');
    expect(limit.retryAfter('a')).toBe(0);
    for (let time = 0; time < 4; time += 1) limit.count('a');
    now += 100 * second;
    limit.count('a');
    expect(limit.retryAfter('a')).toBe(0);
  });

  it('forgets the oldest key rather than growing without bound', () => {
    const limit = new RateLimit({ ...rule, free: 1 }, clock);
    limit.count('first');
    for (let key = 0; key < 50_000; key += 1) limit.count(String(key));
    expect(limit.retryAfter('first')).toBe(0);
    expect(limit.retryAfter('0')).toBe(10);
  });
});

describe('the login guard', () => {
  let guard: LoginGuard;
  beforeEach(() => {
    guard = createLoginGuard(clock);
  });
  const wait = (action: () => void): number => {
    try {
      action();
      return 0;
    } catch (error) {
      return error instanceof Refusal ? (error.data as { retry_after: number }).retry_after : NaN;
    }
  };

  it('slows an account down from wherever it is tried', () => {
    for (let time = 0; time < 5; time += 1) guard.beforePassword('account', `10.0.0.${String(time)}`);
    expect(wait(() => guard.beforePassword('account', '10.0.0.9'))).toBe(30);
    now += 30 * second;
    expect(wait(() => guard.beforePassword('account', '10.0.0.9'))).toBe(0);
    expect(wait(() => guard.beforePassword('account', '10.0.0.9'))).toBe(60);
  });

  it('slows an address down over all accounts, counting wrong passwords only', () => {
    for (let time = 0; time < 200; time += 1) {
      guard.beforePassword(`right ${String(time)}`, 'school');
      guard.afterRightPassword(`right ${String(time)}`, 'school');
    }
    for (let time = 0; time < 60; time += 1) guard.beforePassword(`wrong ${String(time)}`, 'school');
    expect(wait(() => guard.beforePassword('another', 'school'))).toBe(15);
    expect(wait(() => guard.beforePassword('another', 'elsewhere'))).toBe(0);
  });

  it('slows down who has codes sent in bulk', () => {
    for (let time = 0; time < 60; time += 1) guard.beforeCode('address');
    expect(wait(() => guard.beforeCode('address'))).toBe(15);
  });
});
