/** Position of a picture in its frame: the scale, and the offset between their centres in px. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 6;

/** Clamps a view: never smaller than the frame, and never beyond the picture's edges. */
export function limited({ scale, x, y }: Zoom, frame: Size): Zoom {
  const bounded = Math.min(Math.max(scale, 1), MAX_SCALE);
  const mostX = ((bounded - 1) * frame.width) / 2;
  const mostY = ((bounded - 1) * frame.height) / 2;
  return {
    scale: bounded,
    x: Math.min(Math.max(x, -mostX), mostX),
    y: Math.min(Math.max(y, -mostY), mostY),
  };
}

/** Zooms by a factor. The point of the picture at `at`, in px from the frame's middle, stays in place. */
export function zoomedAt(zoom: Zoom, factor: number, at: Point, frame: Size): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), MAX_SCALE);
  const ratio = scale / zoom.scale;
  return limited({ scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }, frame);
}

export function movedBy(zoom: Zoom, by: Point, frame: Size): Zoom {
  return limited({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

export function distanceOf(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
