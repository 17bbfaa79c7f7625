/** The Web Mercator projection of all slippy maps, at one zoom level. */

/** Side of a tile in px. */
export const TILE = 256;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export interface Point {
  /** Degrees, east is positive (WGS 84). */
  longitude: number;
  /** Degrees, north is positive (WGS 84). */
  latitude: number;
}

/** Position of a point on the world map, in tiles from its north-western corner. */
export function inTiles({ longitude, latitude }: Point, zoom: number): { x: number; y: number } {
  const sine = Math.sin(radians(latitude));
  return {
    x: ((longitude + 180) / 360) * 2 ** zoom,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom,
  };
}

export interface Tile {
  /** URL of the tile. */
  url: string;
  /** Distance in px from the point to the tile's left and upper edge. */
  left: number;
  top: number;
}

/** The tiles around a point: `columns` × `rows`, with the point in the middle one. Both numbers are odd. */
export function tilesAround(
  point: Point,
  { zoom, template, columns, rows }: { zoom: number; template: string; columns: number; rows: number },
): Tile[] {
  const { x, y } = inTiles(point, zoom);
  const first = { x: Math.floor(x) - (columns - 1) / 2, y: Math.floor(y) - (rows - 1) / 2 };
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = first.x + (index % columns);
    const row = first.y + Math.floor(index / columns);
    const values: Record<string, number> = { z: zoom, x: column, y: row };
    return {
      url: template.replace(/\{([zxy])\}/g, (_match, name: string) => String(values[name])),
      left: Math.round((column - x) * TILE),
      top: Math.round((row - y) * TILE),
    };
  });
}
