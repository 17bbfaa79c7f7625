import type { Op } from '../typeset/ops.js';
import type { Figure } from './question.js';
import { circlePath, label, line, p, path } from './pen.js';

/** R with a subscript number. */
function resistor(x: number, y: number, number: string): Op[] {
  return [label(x, y, 'R'), label(x + 6.4, y + 2, number, false, 6.5)];
}

/** Two resistors, a switch, a meter and a battery; `joined` tells how the resistors are connected. */
export function circuit(joined: 'series' | 'parallel'): Figure {
  const box = (x: number, y: number) =>
    path(`M${p(x, y - 5)}L${p(x + 30, y - 5)}L${p(x + 30, y + 5)}L${p(x, y + 5)}Z`, { fill: 1, weight: 0.9 });
  const meter = (x: number, y: number, text: string): Op[] => [
    path(circlePath(x, y, 8), { fill: 1, weight: 0.9 }),
    label(x - 3.2, y + 3.4, text, false),
  ];
  const ops: Op[] = [
    line(20, 20, 180, 20),
    line(20, 20, 20, 100),
    line(180, 20, 180, 100),
    line(20, 100, 84, 100),
    line(104, 100, 180, 100),
  ];
  ops.push(
    line(88, 92, 88, 108, 1),
    line(94, 96, 94, 104, 2),
    line(84, 100, 88, 100),
    line(94, 100, 104, 100),
  );
  ops.push(
    line(128, 100, 142, 100, 2.2),
    path(`M${p(126, 100)}L${p(142, 92)}`, { weight: 0.9 }),
    label(130, 112, 'S'),
  );
  if (joined === 'series') {
    ops.push(
      box(46, 20),
      box(118, 20),
      ...resistor(56, 38, '1'),
      ...resistor(128, 38, '2'),
      ...meter(20, 62, 'A'),
    );
  } else {
    ops.push(
      line(20, 60, 180, 60),
      box(84, 20),
      box(84, 60),
      ...resistor(92, 38, '1'),
      ...resistor(92, 78, '2'),
      ...meter(20, 82, 'A'),
    );
  }
  return { width: 196, height: 118, ops };
}

/** A block on an inclined plane. */
export function incline(angle: number): Figure {
  const rise = Math.tan((angle * Math.PI) / 180) * 130;
  const ops: Op[] = [
    path(`M${p(10, 20 + rise)}L${p(140, 20 + rise)}L${p(140, 20)}Z`, { weight: 1 }),
    label(34, 17 + rise, `${String(angle)}°`, false, 8.5),
  ];
  const turn = (-angle * Math.PI) / 180;
  const corner = (x: number, y: number) =>
    p(
      84 + x * Math.cos(turn) - y * Math.sin(turn),
      20 + rise - (74 / 130) * rise + x * Math.sin(turn) + y * Math.cos(turn),
    );
  ops.push(
    path(`M${corner(-12, 0)}L${corner(12, 0)}L${corner(12, -16)}L${corner(-12, -16)}Z`, {
      fill: 0.88,
      weight: 0.9,
    }),
  );
  ops.push(label(84 - 3, 20 + rise - (74 / 130) * rise - 22, 'm'));
  return { width: 152, height: rise + 30, ops };
}

/** Contour lines of a hill with a river, heights in metres. */
export function contourMap(base: number, step: number): Figure {
  const ops: Op[] = [path('M0 0L220 0L220 140L0 140Z', { weight: 0.8 })];
  for (let ring = 0; ring < 5; ring += 1) {
    const rx = 96 - ring * 19;
    const ry = 58 - ring * 11.5;
    const cx = 104 + ring * 5;
    const cy = 70 - ring * 2;
    const pinch = 12 - ring * 2;
    ops.push(
      path(
        `M${p(cx + rx, cy)}C${p(cx + rx, cy + ry * 0.6, cx + pinch, cy + ry, cx, cy + ry * 0.72)}C${p(cx - pinch, cy + ry * 1.04, cx - rx, cy + ry * 0.6, cx - rx, cy)}C${p(cx - rx, cy - ry * 0.6, cx - rx * 0.5, cy - ry, cx, cy - ry)}C${p(cx + rx * 0.5, cy - ry, cx + rx, cy - ry * 0.6, cx + rx, cy)}Z`,
        { weight: ring % 2 === 0 ? 1 : 0.6 },
      ),
    );
    ops.push(label(cx - rx + 2, cy + 3, String(base + ring * step), false, 6.5));
  }
  ops.push(path('M112 96C108 110 118 118 112 140', { weight: 1.4 }), label(120, 132, '河流', false, 7.5));
  ops.push(
    path('M122 60L125 66L119 66Z', { fill: 0 }),
    label(127, 66, '甲', false, 8),
    label(62, 104, '乙', false, 8),
    label(112, 92, '丙', false, 8),
    label(176, 48, '丁', false, 8),
  );
  ops.push(
    line(200, 34, 200, 12, 0.9),
    path('M200 8L197 15L203 15Z', { fill: 0 }),
    label(203, 14, 'N', false, 8),
  );
  return { width: 222, height: 142, ops };
}

/** Monthly rainfall as columns and temperature as a line. */
export function climate(rain: readonly number[], heat: readonly number[]): Figure {
  const ops: Op[] = [
    line(28, 110, 200, 110),
    line(28, 110, 28, 12),
    line(200, 110, 200, 12),
    label(2, 9, '气温/℃', false, 7),
    label(176, 9, '降水量/mm', false, 7),
  ];
  for (let tick = 0; tick <= 4; tick += 1) {
    ops.push(
      label(10, 113 - tick * 24, String(-10 + tick * 10), false, 7),
      label(204, 113 - tick * 24, String(tick * 75), false, 7),
    );
  }
  let d = '';
  for (let month = 0; month < 12; month += 1) {
    const x = 31 + month * 14;
    const tall = ((rain[month] ?? 0) / 300) * 96;
    ops.push(
      path(`M${p(x, 110)}L${p(x, 110 - tall)}L${p(x + 9, 110 - tall)}L${p(x + 9, 110)}Z`, {
        fill: 0.8,
        weight: 0.5,
      }),
    );
    d += `${d === '' ? 'M' : 'L'}${p(x + 4.5, 110 - (((heat[month] ?? 0) + 10) / 40) * 96)}`;
    if (month % 3 === 0) ops.push(label(x + 2, 120, String(month + 1), false, 7));
  }
  ops.push(path(d, { weight: 1.2 }), label(190, 120, '月', false, 7));
  return { width: 224, height: 124, ops };
}

/** A flask with a delivery tube into a trough: production and collection of a gas. */
export function gasApparatus(): Figure {
  const ops: Op[] = [
    path('M30 20L30 48L12 92C10 100 16 104 24 104L62 104C70 104 76 100 74 92L56 48L56 20', { weight: 1 }),
    path('M16 84L70 84', { weight: 0.6 }),
    path('M28 20L58 20L58 26L28 26Z', { fill: 0.75, weight: 0.8 }),
    path('M40 84L40 6', { weight: 1 }),
    path('M50 34L50 12L118 12L118 78L134 78L134 66', { weight: 1 }),
    path('M96 52L96 108L184 108L184 52', { weight: 1 }),
    path('M98 64L182 64', { weight: 0.6 }),
    path('M126 92L126 34C126 26 150 26 150 34L150 92', { weight: 1 }),
    label(8, 118, '甲', false, 8),
    label(134, 120, '乙', false, 8),
  ];
  return { width: 192, height: 124, ops };
}

/** A convex lens with its principal rays. */
export function lens(): Figure {
  return {
    width: 210,
    height: 96,
    ops: [
      line(4, 50, 204, 50, 0.6, 3),
      path('M104 8C116 34 116 66 104 92C92 66 92 34 104 8Z', { weight: 1 }),
      line(40, 50, 40, 22, 1.2),
      path('M40 18L37 25L43 25Z', { fill: 0 }),
      line(40, 22, 104, 22, 0.8),
      line(104, 22, 190, 83, 0.8),
      line(40, 22, 176, 81, 0.8),
      label(32, 62, 'A', true),
      label(70, 60, 'F', true),
      label(136, 60, 'F', true),
      label(100, 62, 'O', true),
      path(circlePath(72, 50, 1.4), { fill: 0 }),
      path(circlePath(138, 50, 1.4), { fill: 0 }),
    ],
  };
}

/** A plant cell with its parts numbered. */
export function cell(): Figure {
  return {
    width: 190,
    height: 118,
    ops: [
      path('M10 16L128 10L136 104L14 110Z', { weight: 1.8 }),
      path('M15 21L124 15L131 100L19 105Z', { weight: 0.7 }),
      path('M46 34C80 24 112 40 108 66C104 90 60 92 46 78C34 66 32 44 46 34Z', { weight: 0.8, dash: 2 }),
      path(circlePath(34, 88, 11), { fill: 0.85 }),
      path(circlePath(34, 88, 3.4), { fill: 0.3 }),
      path('M104 24C114 20 124 26 120 34C112 40 102 34 104 24Z', { fill: 0.7 }),
      path('M112 82C122 78 128 86 122 93C114 97 108 90 112 82Z', { fill: 0.7 }),
      line(134, 60, 164, 60, 0.5),
      label(168, 63, '①', false),
      line(90, 60, 164, 78, 0.5),
      label(168, 82, '②', false),
      line(36, 88, 164, 100, 0.5),
      label(168, 104, '③', false),
      line(116, 30, 164, 36, 0.5),
      label(168, 40, '④', false),
    ],
  };
}
