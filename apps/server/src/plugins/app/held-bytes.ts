import type { FastifyRequest } from 'fastify';
import { transportError } from './errors.js';

/** Upper limit for all forms of the process: fifty of the largest. */
const mostHeld = 256 * 1024 * 1024;

/** Counts the bytes that forms hold in memory: many at once, sent slowly, could exceed the machine's memory. */
export class HeldBytes {
  #sum = 0;
  readonly #byRequest = new WeakMap<FastifyRequest, number>();
  readonly #answered = new WeakSet<FastifyRequest>();

  constructor(private readonly most = mostHeld) {}

  /** @throws a transport error 503 if there is no room at the moment */
  hold(request: FastifyRequest, bytes: number): void {
    // The client has disconnected.
    if (this.#answered.has(request)) return;
    if (this.#sum + bytes > this.most) throw transportError(503);
    this.#sum += bytes;
    this.#byRequest.set(request, (this.#byRequest.get(request) ?? 0) + bytes);
  }

  release(request: FastifyRequest): void {
    this.#answered.add(request);
    this.#sum -= this.#byRequest.get(request) ?? 0;
    this.#byRequest.delete(request);
  }
}
