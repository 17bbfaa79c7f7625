import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

export interface CounterRule {
  /** Number allowed in the window. */
  points: number;
  /** Length of the window in seconds; it starts with a key's first point. */
  seconds: number;
  /** Refuse a used-up key without asking Redis; not for counters whose points are given back. */
  blockInProcess?: boolean;
}

/** Makes a counter of keys. Counters with the same name share their counts, also across processes. */
export type Counters = (name: string, rule: CounterRule) => RateLimiterAbstract;

/** For a single process: the counts are lost when it ends. */
export function countersInMemory(): Counters {
  return (name, { points, seconds }) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
}

/**
 * Shared by all processes that use the same Redis. While Redis cannot be reached, each process counts for
 * itself, so that neither the login nor its limits depend on Redis.
 */
export function countersInRedis(redis: Redis): Counters {
  const inMemory = countersInMemory();
  return (name, rule) =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `inkstone:${name}`,
      points: rule.points,
      duration: rule.seconds,
      rejectIfRedisNotReady: true,
      insuranceLimiter: inMemory(name, rule),
      ...(rule.blockInProcess === true && { inMemoryBlockOnConsumed: rule.points + 1 }),
    });
}
