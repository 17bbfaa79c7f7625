import type { Inline } from './inline.js';
import { loadPaperFont } from './font.js';
import { moved, type Op } from './ops.js';

/** Something placed on a baseline: ops relative to its left end, and its extent above and below. */
export interface Box {
  width: number;
  up: number;
  down: number;
  ops: Op[];
}

const ascent = 0.88;
const descent = 0.14;
/** Height of the fraction bar and the minus sign above the baseline, in em. */
const axis = 0.34;

let advances: Float64Array | undefined;

/**
 * Advance of a character in em; cached for the whole Basic Multilingual Plane because papers contain millions
 * of characters.
 */
export function advance(code: number): number {
  if (!advances) {
    const font = loadPaperFont();
    advances = new Float64Array(65_536);
    for (let at = 0; at < advances.length; at += 1) advances[at] = font.advanceOf(font.glyphOf(at)) / 1000;
  }
  return advances[code] ?? 1;
}

export function widthOf(text: string, size: number): number {
  let width = 0;
  for (let at = 0; at < text.length; at += 1) width += advance(text.charCodeAt(at));
  return width * size;
}

export function textBox(text: string, size: number, style: { slant?: boolean; bold?: boolean } = {}): Box {
  return {
    width: widthOf(text, size),
    up: size * ascent,
    down: size * descent,
    ops: text === '' ? [] : [{ kind: 'text', x: 0, y: 0, size, text, ...style }],
  };
}

/** Boxes placed one after the other. */
export function row(boxes: readonly Box[]): Box {
  const all: Box = { width: 0, up: 0, down: 0, ops: [] };
  for (const box of boxes) {
    for (const op of box.ops) all.ops.push(moved(op, all.width, 0));
    all.width += box.width;
    all.up = Math.max(all.up, box.up);
    all.down = Math.max(all.down, box.down);
  }
  return all;
}

export function setAll(items: readonly Inline[], size: number): Box {
  return row(items.map((item) => set(item, size)));
}

export function set(item: Inline, size: number): Box {
  switch (item.kind) {
    case 'text':
      return setText(item, size);
    case 'gap':
      return { width: item.em * size, up: 0, down: 0, ops: [] };
    case 'blank':
      return {
        width: (item.em + 0.3) * size,
        up: size * ascent,
        down: size * 0.2,
        ops: [
          {
            kind: 'rule',
            x1: size * 0.1,
            y1: size * 0.16,
            x2: (item.em + 0.1) * size,
            y2: size * 0.16,
            weight: 0.5,
          },
        ],
      };
    case 'raised':
      return shift(setAll(item.body, size * 0.66), -size * 0.4);
    case 'lowered':
      return shift(setAll(item.body, size * 0.66), size * 0.16);
    case 'fraction':
      return fraction(item, size);
    case 'root':
      return root(setAll(item.body, size), size);
    case 'vector':
      return vector(setAll(item.body, size), size);
  }
}

function setText(item: Inline & { kind: 'text' }, size: number): Box {
  const style = { ...(item.slant === true && { slant: true }), ...(item.bold === true && { bold: true }) };
  const box = textBox(item.text, size, style);
  if (item.mark === 'under') {
    box.ops.push({ kind: 'rule', x1: 0, y1: size * 0.18, x2: box.width, y2: size * 0.18, weight: 0.6 });
    box.down = size * 0.22;
  }
  if (item.mark === 'dot') {
    for (let at = 0; at < item.text.length; at += 1) {
      box.ops.push({
        kind: 'text',
        x: size * (at + 0.35),
        y: size * 0.5,
        size: size * 0.62,
        text: '·',
        bold: true,
      });
    }
    box.down = size * 0.36;
  }
  return box;
}

function shift(box: Box, dy: number): Box {
  return {
    width: box.width,
    up: box.up - dy,
    down: box.down + dy,
    ops: box.ops.map((op) => moved(op, 0, dy)),
  };
}

function fraction(item: Inline & { kind: 'fraction' }, size: number): Box {
  const over = setAll(item.over, size * 0.84);
  const under = setAll(item.under, size * 0.84);
  const side = size * 0.12;
  const width = Math.max(over.width, under.width) + side * 2;
  const overY = -(size * axis) - size * 0.12 - over.down;
  const underY = -(size * axis) + size * 0.08 + under.up;
  return {
    width: width + side,
    up: over.up - overY,
    down: under.down + underY,
    ops: [
      ...over.ops.map((op) => moved(op, side / 2 + (width - over.width) / 2, overY)),
      ...under.ops.map((op) => moved(op, side / 2 + (width - under.width) / 2, underY)),
      {
        kind: 'rule',
        x1: side / 2,
        y1: -size * axis,
        x2: side / 2 + width,
        y2: -size * axis,
        weight: size * 0.05,
      },
    ],
  };
}

function root(body: Box, size: number): Box {
  const hook = size * 0.62;
  const top = body.up + size * 0.02;
  const foot = body.down * 0.5;
  const d = `M0 ${String(-size * 0.3)}L${String(hook * 0.26)} ${String(-size * 0.4)}L${String(hook * 0.58)} ${String(foot)}L${String(hook)} ${String(-top)}L${String(hook + body.width + size * 0.06)} ${String(-top)}`;
  return {
    width: hook + body.width + size * 0.14,
    up: top + size * 0.06,
    down: body.down,
    ops: [{ kind: 'path', x: 0, y: 0, d, weight: size * 0.055 }, ...body.ops.map((op) => moved(op, hook, 0))],
  };
}

function vector(body: Box, size: number): Box {
  const level = -body.up * 0.94;
  const tip = size * 0.13;
  const end = body.width + size * 0.04;
  const d = `M0 ${String(level)}L${String(end)} ${String(level)}M${String(end - tip)} ${String(level - tip * 0.7)}L${String(end)} ${String(level)}L${String(end - tip)} ${String(level + tip * 0.7)}`;
  return {
    ...body,
    width: body.width + size * 0.06,
    up: body.up + size * 0.1,
    ops: [...body.ops, { kind: 'path', x: 0, y: 0, d, weight: size * 0.05 }],
  };
}
