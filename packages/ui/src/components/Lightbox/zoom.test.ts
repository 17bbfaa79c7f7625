import { describe, expect, it } from 'vitest';

import { limited, MAX_SCALE, movedBy, WHOLE, zoomedAt } from './zoom.js';

const frame = { width: 800, height: 600 };

describe('the view of a picture', () => {
  it('is never smaller than the frame, and never larger than the limit', () => {
    expect(zoomedAt(WHOLE, 0.5, { x: 0, y: 0 }, frame)).toEqual(WHOLE);
    expect(zoomedAt(WHOLE, 100, { x: 0, y: 0 }, frame).scale).toBe(MAX_SCALE);
  });

  it('keeps what is below the pointer there', () => {
    const at = { x: 100, y: -50 };
    const zoom = zoomedAt(WHOLE, 2, at, frame);
    // The point of the picture below the pointer, from the picture's middle and before scaling.
    expect({ x: (at.x - zoom.x) / zoom.scale, y: (at.y - zoom.y) / zoom.scale }).toEqual(at);
  });

  it('cannot be moved beyond the edges of the picture', () => {
    expect(movedBy(WHOLE, { x: 50, y: 50 }, frame)).toEqual(WHOLE);
    const zoom = { scale: 2, x: 0, y: 0 };
    expect(movedBy(zoom, { x: 9999, y: -9999 }, frame)).toEqual({ scale: 2, x: 400, y: -300 });
  });

  it('comes back into the frame when it gets smaller', () =>
    expect(limited({ scale: 1, x: 300, y: 200 }, frame)).toEqual(WHOLE));
});
