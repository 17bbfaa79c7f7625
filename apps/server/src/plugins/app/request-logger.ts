import type { FastifyBaseLogger } from 'fastify';
import type { Bindings, ChildLoggerOptions } from 'pino';

/** Made for the first line of a request: hardly a request writes one, and pino looks for secrets in its id. */
export function requestLogger(
  whole: FastifyBaseLogger,
  bindings: Bindings,
  options?: ChildLoggerOptions,
): FastifyBaseLogger {
  let own: FastifyBaseLogger | undefined;
  return new Proxy(whole, {
    get(_target, property) {
      if (property === 'level') return whole.level;
      own ??= whole.child(bindings, options);
      const value: unknown = Reflect.get(own, property);
      return typeof value === 'function' ? (value.bind(own) as unknown) : value;
    },
  });
}
