import { expect, it } from 'vitest';

import { inTiles, tilesAround } from './mercator.js';

const BEIJING = { longitude: 116.3155, latitude: 39.9425 };

it('finds the tile of a point', () => {
  const { x, y } = inTiles(BEIJING, 16);
  expect([Math.floor(x), Math.floor(y)]).toEqual([53942, 24824]);
  expect(inTiles({ longitude: 0, latitude: 0 }, 1)).toEqual({ x: 1, y: 1 });
});

it('surrounds the point with tiles, and holds it in the middle one', () => {
  const tiles = tilesAround(BEIJING, { zoom: 16, template: '/{z}/{x}/{y}.png', columns: 5, rows: 3 });
  expect(tiles).toHaveLength(15);
  const middle = tiles[7];
  expect(middle?.url).toBe('/16/53942/24824.png');
  for (const edge of [middle?.left, middle?.top]) {
    expect(edge).toBeLessThanOrEqual(0);
    expect(edge).toBeGreaterThan(-256);
  }
});
