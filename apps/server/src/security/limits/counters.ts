import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

export interface CounterRule {
  /** How many are allowed in the window. */
  points: number;
  /** Length of the window in seconds; it begins with a key's first point. */
  seconds: number;
  /** A key that is used up is turned away without asking Redis; not for counters whose points are given back. */
  blockInProcess?: boolean;
}

/** Makes a counter of keys; one with the same name counts on where another process left off. */
export type Counters = (name: string, rule: CounterRule) => RateLimiterAbstract;

/** For a single process: what has been counted is forgotten at its end. */
export function countersInMemory(): Counters {
  return (name, { points, seconds }) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
}

/**
 * Shared by all processes that use the same Redis. While it cannot be reached each process counts for itself,
 * so that neither the login nor its limits depend on Redis.
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
