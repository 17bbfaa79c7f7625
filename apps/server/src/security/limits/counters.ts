import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

export interface CounterRule {
  /** Number allowed in the window. */
  points: number;
  /** Starts with a key's first point. */
  seconds: number;
  /** Not for counters whose points are given back. */
  blockInProcess?: boolean;
}

/** Counters with the same name share their counts, also across processes. */
export type Counters = (name: string, rule: CounterRule) => RateLimiterAbstract;

export function countersInMemory(): Counters {
  return (name, { points, seconds }) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
}

/** Shared by all processes with the same Redis. While it cannot be reached, each process counts for itself. */
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
