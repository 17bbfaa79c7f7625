import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { HeldBytes } from '../src/plugins/app/held-bytes.js';

const request = () => ({}) as FastifyRequest;
const noRoom = expect.objectContaining({ statusCode: 503 }) as Error;

describe('HeldBytes', () => {
  it('has room again when a request is answered', () => {
    const held = new HeldBytes(100);
    const [one, other] = [request(), request()];
    held.hold(one, 60);
    held.hold(other, 30);
    held.hold(other, 10);
    expect(() => held.hold(request(), 1)).toThrow(noRoom);
    held.release(other);
    held.hold(request(), 40);
    expect(() => held.hold(request(), 1)).toThrow(noRoom);
  });

  it('counts nothing for a closed request', () => {
    const held = new HeldBytes(100);
    const gone = request();
    held.hold(gone, 50);
    held.release(gone);
    held.hold(gone, 90);
    held.release(gone);
    held.hold(request(), 100);
    expect(() => held.hold(request(), 1)).toThrow(noRoom);
  });
});
