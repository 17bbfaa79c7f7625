import type { Op } from '../typeset/ops.js';

/** Drawing primitives of all figures; lengths in points. */
export function label(x: number, y: number, text: string, slant = true, size = 9): Op {
  return { kind: 'text', x, y, size, text, ...(slant && { slant: true }) };
}

export function line(x1: number, y1: number, x2: number, y2: number, weight = 0.8, dash?: number): Op {
  return { kind: 'rule', x1, y1, x2, y2, weight, ...(dash !== undefined && { dash }) };
}

export function path(d: string, options: { weight?: number; fill?: number; dash?: number } = {}): Op {
  const { weight = 0.8, ...rest } = options;
  return { kind: 'path', x: 0, y: 0, d, weight, ...rest };
}

export function p(...values: number[]): string {
  return values.map((value) => String(Math.round(value * 100) / 100)).join(' ');
}

export function circlePath(x: number, y: number, radius: number): string {
  const k = radius * 0.5523;
  return `M${p(x + radius, y)}C${p(x + radius, y + k, x + k, y + radius, x, y + radius)}C${p(x - k, y + radius, x - radius, y + k, x - radius, y)}C${p(x - radius, y - k, x - k, y - radius, x, y - radius)}C${p(x + k, y - radius, x + radius, y - k, x + radius, y)}Z`;
}
