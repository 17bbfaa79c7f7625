import { advance, row, set, textBox, type Box } from './boxes.js';
import { parseInline, type Inline } from './inline.js';

export interface Measure {
  width: number;
  size: number;
  /** Indent of the first line and of all others, in em. */
  first?: number;
  hang?: number;
}

/** Characters that may not begin a line, and characters that may not end one (避头尾). */
const closing = new Set('，。、；：？！）》」』】〉’”…—·％%,.;:?!)]}°℃');
const opening = new Set('（《「『【〈‘“([{△∠');

/** A piece that may not be broken between lines. */
interface Unit {
  text: string;
  box: Box | undefined;
  width: number;
  bold: boolean;
  space: boolean;
}

const lineHeight = 1.62;
const remembered = new Map<string, Box[]>();

/**
 * Lays out a text as lines; a line's ops start at x = 0 (indents included), its `up + down` is the line's
 * height.
 */
export function paragraph(source: string, measure: Measure): Box[] {
  const key = `${String(measure.size)}/${String(measure.width)}/${String(measure.first ?? 0)}/${String(measure.hang ?? 0)}/${source}`;
  const known = remembered.get(key);
  if (known) return known;
  const lines = breakLines(unitsOf(parseInline(source), measure), measure);
  if (remembered.size > 30_000) remembered.clear();
  remembered.set(key, lines);
  return lines;
}

function unitsOf(items: readonly Inline[], { size, width }: Measure): Unit[] {
  const units: Unit[] = [];
  let glued: Box[] = [];
  const flush = () => {
    if (glued.length === 0) return;
    const box = row(glued);
    units.push({ text: '', box, width: box.width, bold: false, space: false });
    glued = [];
  };
  for (const item of items) {
    if (item.kind === 'text' && item.mark === undefined && item.slant === undefined) {
      const marks = glued.length > 0 && !/[\u4e00-\u9fff]/.test(item.text[0] ?? '');
      if (marks && item.text.length < 12 && !/[\u3000-\u9fff\uff00-\uffef]/.test(item.text)) {
        glued.push(textBox(item.text, size));
        continue;
      }
      flush();
      splitText(item.text, size, item.bold === true, units);
    } else {
      const box = set(item, size);
      const sum = glued.reduce((total, part) => total + part.width, 0);
      // A formula that fills most of a line must be allowed to break somewhere.
      if (sum + box.width > width * 0.6) flush();
      if (item.kind === 'text' && item.mark !== undefined) {
        flush();
        units.push({ text: '', box, width: box.width, bold: false, space: false });
      } else glued.push(box);
    }
  }
  flush();
  return units;
}

function splitText(text: string, size: number, bold: boolean, units: Unit[]): void {
  for (const match of text.matchAll(/（\u3000+）|[A-Za-z0-9'’.\-+%/()]+|\s|./gsu)) {
    const piece = match[0] === '\n' ? ' ' : match[0];
    let width = 0;
    for (let at = 0; at < piece.length; at += 1) width += advance(piece.charCodeAt(at)) * size;
    units.push({ text: piece, box: undefined, width, bold, space: piece === ' ' });
  }
}

function breakLines(units: readonly Unit[], measure: Measure): Box[] {
  const { size, width } = measure;
  const lines: Box[] = [];
  let line: Unit[] = [];
  let used = (measure.first ?? 0) * size;
  let indent = used;
  for (const unit of units) {
    const isClosing = unit.text.length === 1 && closing.has(unit.text);
    if (used + unit.width > width + (isClosing ? size * 0.5 : 0.01) && line.length > 0) {
      const carried: Unit[] = [];
      while (line.length > 1) {
        const last = line[line.length - 1];
        const begins = carried[0] ?? unit;
        if (!last || !(opening.has(last.text) || (begins.text.length === 1 && closing.has(begins.text))))
          break;
        carried.unshift(last);
        line.pop();
      }
      lines.push(close(line, size, width, indent, true));
      line = carried.filter(({ space }) => !space);
      indent = (measure.hang ?? 0) * size;
      used = indent + line.reduce((sum, { width: one }) => sum + one, 0);
      if (unit.space && line.length === 0) continue;
    }
    line.push(unit);
    used += unit.width;
  }
  if (line.length > 0) lines.push(close(line, size, width, indent, false));
  return lines;
}

/** One line: adjacent characters become one run; a full line of plain text is justified. */
function close(units: readonly Unit[], size: number, width: number, indent: number, full: boolean): Box {
  const boxes: Box[] = [{ width: indent, up: 0, down: 0, ops: [] }];
  let run = '';
  let bold = false;
  const flush = () => {
    if (run !== '') boxes.push(textBox(run, size, bold ? { bold } : {}));
    run = '';
  };
  for (const unit of units) {
    if (unit.box) {
      flush();
      boxes.push(unit.box);
    } else {
      if (unit.bold !== bold) flush();
      bold = unit.bold;
      run += unit.text;
    }
  }
  flush();
  const line = row(boxes);
  const only = line.ops.length === 1 ? line.ops[0] : undefined;
  if (full && only?.kind === 'text' && only.text.length > 1) {
    const slack = (width - line.width) / (only.text.trimEnd().length - 1);
    if (Math.abs(slack) < size * 0.12) only.spacing = slack;
  }
  const leading = (size * lineHeight - size) / 2;
  line.up = Math.max(size * 0.88, line.up) + leading * 0.8;
  line.down = Math.max(size * 0.14, line.down) + leading * 0.8;
  return line;
}
