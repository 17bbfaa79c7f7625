/**
 * The drawing operations of a page. Lengths are points, the origin is the page's top left corner, y grows
 * downwards.
 */
export interface TextOp {
  kind: 'text';
  x: number;
  /** Baseline. */
  y: number;
  size: number;
  text: string;
  slant?: boolean;
  bold?: boolean;
  /** Extra space after each character, to justify a full line. */
  spacing?: number;
  /** Rotated by 90° to the left, as on the sealed line. */
  turned?: boolean;
}

export interface RuleOp {
  kind: 'rule';
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  weight: number;
  dash?: number;
}

export interface PathOp {
  kind: 'path';
  /** Only the absolute SVG commands M, L, C and Z, relative to (x, y). */
  d: string;
  x: number;
  y: number;
  weight: number;
  /** Grey level of the fill, 0 black to 1 white. */
  fill?: number;
  dash?: number;
}

export type Op = TextOp | RuleOp | PathOp;

/** Ops moved by an offset. */
export function moved(op: Op, dx: number, dy: number): Op {
  if (op.kind === 'rule') return { ...op, x1: op.x1 + dx, x2: op.x2 + dx, y1: op.y1 + dy, y2: op.y2 + dy };
  return { ...op, x: op.x + dx, y: op.y + dy };
}
