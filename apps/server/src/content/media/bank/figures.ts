import type { Op } from '../typeset/ops.js';
import type { Figure } from './question.js';
import { circlePath, label, line, p, path } from './pen.js';

/** Figures of geometry and statistics. */

export interface Plot {
  from: number;
  to: number;
  low: number;
  high: number;
  value: (x: number) => number;
  marks?: readonly { x: number; y: number; text: string }[];
  xName?: string;
  yName?: string;
}

/** Axes with the graph of a function. */
export function graph(plot: Plot, width = 150, height = 110): Figure {
  const sx = (x: number) => 8 + ((x - plot.from) / (plot.to - plot.from)) * (width - 22);
  const sy = (y: number) => height - 8 - ((y - plot.low) / (plot.high - plot.low)) * (height - 22);
  const zeroX = sx(0);
  const zeroY = sy(0);
  const ops: Op[] = [
    line(2, zeroY, width - 4, zeroY, 0.7),
    line(zeroX, height - 2, zeroX, 6, 0.7),
    path(`M${p(width - 4, zeroY)}L${p(width - 10, zeroY - 2.4)}L${p(width - 10, zeroY + 2.4)}Z`, {
      fill: 0,
      weight: 0.3,
    }),
    path(`M${p(zeroX, 4)}L${p(zeroX - 2.4, 10)}L${p(zeroX + 2.4, 10)}Z`, { fill: 0, weight: 0.3 }),
    label(width - 9, zeroY + 11, plot.xName ?? 'x'),
    label(zeroX + 5, 11, plot.yName ?? 'y'),
    label(zeroX - 9, zeroY + 9.5, 'O'),
  ];
  let d = '';
  for (let step = 0; step <= 60; step += 1) {
    const x = plot.from + ((plot.to - plot.from) * step) / 60;
    const y = plot.value(x);
    const inside = y >= plot.low && y <= plot.high;
    if (!inside) {
      if (d !== '') ops.push(path(d, { weight: 1.1 }));
      d = '';
    } else d += `${d === '' ? 'M' : 'L'}${p(sx(x), sy(y))}`;
  }
  if (d !== '') ops.push(path(d, { weight: 1.1 }));
  for (const mark of plot.marks ?? []) {
    ops.push(
      path(circlePath(sx(mark.x), sy(mark.y), 1.5), { fill: 0, weight: 0.3 }),
      label(sx(mark.x) + 3, sy(mark.y) - 3, mark.text, false, 8),
    );
  }
  return { width, height, ops };
}

/** A polygon with its corners named, and segments between named points. */
export function polygon(
  points: Readonly<Record<string, readonly [number, number]>>,
  edges: readonly string[],
  dashed: readonly string[] = [],
  scale = 1,
): Figure {
  const places = Object.values(points);
  const left = Math.min(...places.map(([x]) => x));
  const top = Math.min(...places.map(([, y]) => y));
  const cx = places.reduce((sum, [x]) => sum + x, 0) / places.length;
  const cy = places.reduce((sum, [, y]) => sum + y, 0) / places.length;
  const x = (name: string) => 14 + ((points[name]?.[0] ?? 0) - left) * scale;
  const y = (name: string) => 14 + ((points[name]?.[1] ?? 0) - top) * scale;
  const ops: Op[] = [];
  for (const edge of edges)
    ops.push(line(x(edge[0] ?? ''), y(edge[0] ?? ''), x(edge[1] ?? ''), y(edge[1] ?? ''), 0.9));
  for (const edge of dashed)
    ops.push(line(x(edge[0] ?? ''), y(edge[0] ?? ''), x(edge[1] ?? ''), y(edge[1] ?? ''), 0.8, 3));
  for (const [name, [px, py]] of Object.entries(points)) {
    const away = Math.hypot(px - cx, py - cy) || 1;
    ops.push(label(x(name) + ((px - cx) / away) * 9 - 3, y(name) + ((py - cy) / away) * 9 + 3.4, name));
  }
  return {
    width: 28 + (Math.max(...places.map(([one]) => one)) - left) * scale,
    height: 28 + (Math.max(...places.map(([, one]) => one)) - top) * scale,
    ops,
  };
}

/** A circle with a chord or a tangent triangle: centre O, points given by angle in degrees. */
export function circle(
  names: Readonly<Record<string, number>>,
  edges: readonly string[],
  radius = 46,
): Figure {
  const cx = radius + 16;
  const cy = radius + 14;
  const place = (name: string): [number, number] => {
    const angle = names[name];
    return angle === undefined
      ? [cx, cy]
      : [cx + Math.cos((angle * Math.PI) / 180) * radius, cy - Math.sin((angle * Math.PI) / 180) * radius];
  };
  const ops: Op[] = [
    path(circlePath(cx, cy, radius), { weight: 0.9 }),
    path(circlePath(cx, cy, 1.2), { fill: 0 }),
    label(cx + 3, cy + 10, 'O'),
  ];
  for (const edge of edges) {
    const [x1, y1] = place(edge[0] ?? '');
    const [x2, y2] = place(edge[1] ?? '');
    ops.push(line(x1, y1, x2, y2, 0.9));
  }
  for (const name of Object.keys(names)) {
    const [x, y] = place(name);
    ops.push(label(x + ((x - cx) / radius) * 8 - 3, y + ((y - cy) / radius) * 8 + 3, name));
  }
  return { width: radius * 2 + 32, height: radius * 2 + 28, ops };
}

export function bars(names: readonly string[], values: readonly number[], unit: string): Figure {
  const width = 40 + names.length * 44;
  const height = 122;
  const most = Math.max(...values);
  const ops: Op[] = [line(30, 100, width - 4, 100), line(30, 100, 30, 8), label(4, 10, unit, false, 7.5)];
  for (let tick = 1; tick <= 4; tick += 1) {
    const y = 100 - tick * 21;
    ops.push(
      line(30, y, width - 6, y, 0.3, 2),
      label(8, y + 3, String(Math.round((most * tick) / 4)), false, 7.5),
    );
  }
  for (const [at, value] of values.entries()) {
    const x = 40 + at * 44;
    const tall = (value / most) * 84;
    ops.push(
      path(`M${p(x, 100)}L${p(x, 100 - tall)}L${p(x + 22, 100 - tall)}L${p(x + 22, 100)}Z`, {
        fill: 0.82,
        weight: 0.7,
      }),
    );
    ops.push(label(x + 11 - String(value).length * 2.2, 97 - tall, String(value), false, 7.5));
    const name = names[at] ?? '';
    ops.push(label(x + 11 - name.length * 4, 112, name, false, 8));
  }
  return { width, height, ops };
}
