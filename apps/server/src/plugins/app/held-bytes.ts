import type { FastifyRequest } from 'fastify';
import { transportError } from './errors.js';

/** Bytes of files that forms may hold in this process at once: fifty of the largest, and far from its end. */
const mostHeld = 256 * 1024 * 1024;

/**
 * Counts what forms hold in memory until they are answered. Each may send no more than its fields have room for;
 * many at once, each sent slowly, would still be more than the machine has.
 */
export class HeldBytes {
  #sum = 0;
  readonly #byRequest = new WeakMap<FastifyRequest, number>();
  readonly #answered = new WeakSet<FastifyRequest>();

  constructor(private readonly most = mostHeld) {}

  /** @throws a transport error 503 where there is no room at the moment */
  hold(request: FastifyRequest, bytes: number): void {
    // Its reader has gone away, and what is still on its way is thrown away.
    if (this.#answered.has(request)) return;
    if (this.#sum + bytes > this.most) throw transportError(503);
    this.#sum += bytes;
    this.#byRequest.set(request, (this.#byRequest.get(request) ?? 0) + bytes);
  }

  /** Call when the request is answered, or its reader gone. */
  release(request: FastifyRequest): void {
    this.#answered.add(request);
    this.#sum -= this.#byRequest.get(request) ?? 0;
    this.#byRequest.delete(request);
  }
}
