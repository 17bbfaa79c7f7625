import { moved, type Op } from './ops.js';
import { paragraph } from './paragraph.js';

export interface DrawnTable {
  width: number;
  height: number;
  ops: Op[];
}

const padX = 6;
const padY = 2.5;

/** A table with borders whose column widths depend on their content; cells are centred. */
export function drawTable(rows: readonly (readonly string[])[], most: number, size: number): DrawnTable {
  const count = Math.max(...rows.map((row) => row.length));
  const natural = Array.from({ length: count }, (_, column) =>
    Math.max(
      ...rows.map(
        (row) => (paragraph(row[column] ?? '', { size, width: 4000 })[0]?.width ?? 0) + padX * 2 + 4,
      ),
    ),
  );
  const sum = natural.reduce((total, width) => total + width, 0);
  const fair = most / count;
  const narrow = natural.filter((width) => width <= fair).reduce((total, width) => total + width, 0);
  const broad = sum - narrow;
  const widths =
    sum <= most
      ? natural
      : natural.map((width) => (width <= fair ? width : (width / broad) * (most - narrow)));
  const total = widths.reduce((all, width) => all + width, 0);
  const ops: Op[] = [];
  let y = 0;
  for (const row of rows) {
    const cells = widths.map((width, column) =>
      paragraph(row[column] ?? '', { size, width: width - padX * 2 }),
    );
    const height =
      Math.max(...cells.map((lines) => lines.reduce((all, line) => all + line.up + line.down, 0))) + padY * 2;
    let x = 0;
    for (const [column, lines] of cells.entries()) {
      const width = widths[column] ?? 0;
      let at = y + (height - lines.reduce((all, line) => all + line.up + line.down, 0)) / 2;
      for (const line of lines) {
        for (const op of line.ops) {
          const still = op.kind === 'text' ? { ...op, spacing: 0 } : op;
          ops.push(moved(still, x + (width - line.width) / 2, at + line.up));
        }
        at += line.up + line.down;
      }
      x += width;
    }
    ops.push({ kind: 'rule', x1: 0, y1: y, x2: total, y2: y, weight: 0.6 });
    y += height;
  }
  ops.push({ kind: 'rule', x1: 0, y1: y, x2: total, y2: y, weight: 0.6 });
  let x = 0;
  for (const width of [0, ...widths]) {
    x += width;
    ops.push({ kind: 'rule', x1: x, y1: 0, x2: x, y2: y, weight: 0.6 });
  }
  return { width: total, height: y, ops };
}
