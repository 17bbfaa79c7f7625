import type { FastifyRequest } from 'fastify';
import { transportError } from './errors.js';

/**
 * Upper limit of the bytes that forms hold in this process at once: fifty of the largest forms, far below the
 * memory of a machine.
 */
const mostHeld = 256 * 1024 * 1024;

/**
 * Counts the bytes that forms hold in memory until their response is sent. Each form is limited by its
 * fields, but many at once, each sent slowly, could exceed the machine's memory.
 */
export class HeldBytes {
  #sum = 0;
  readonly #byRequest = new WeakMap<FastifyRequest, number>();
  readonly #answered = new WeakSet<FastifyRequest>();

  constructor(private readonly most = mostHeld) {}

  /** @throws a transport error 503 if there is no room at the moment */
  hold(request: FastifyRequest, bytes: number): void {
    // The client has disconnected; what still arrives is discarded.
    if (this.#answered.has(request)) return;
    if (this.#sum + bytes > this.most) throw transportError(503);
    this.#sum += bytes;
    this.#byRequest.set(request, (this.#byRequest.get(request) ?? 0) + bytes);
  }

  /** Call when the response is sent or the client has disconnected. */
  release(request: FastifyRequest): void {
    this.#answered.add(request);
    this.#sum -= this.#byRequest.get(request) ?? 0;
    this.#byRequest.delete(request);
  }
}
