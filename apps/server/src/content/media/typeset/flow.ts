import { partLabel, type Figure, type Question } from '../bank/question.js';
import type { Block, Sheet } from './blocks.js';
import { textBox, widthOf, type Box } from './boxes.js';
import { moved, type Op } from './ops.js';
import { paragraph } from './paragraph.js';
import { drawTable } from './table.js';

/** Lays out blocks on pages of one size, from top to bottom. */
export class Flow {
  readonly pages: Op[][] = [[]];
  private y: number;

  /** `ease` enlarges the space for answers to fill the promised number of pages. */
  constructor(
    readonly sheet: Sheet,
    private readonly ease = 1,
  ) {
    this.y = sheet.top;
  }

  private get width(): number {
    return this.sheet.width - this.sheet.left - this.sheet.right;
  }

  private get page(): Op[] {
    return this.pages[this.pages.length - 1] ?? [];
  }

  private get room(): number {
    return this.sheet.height - this.sheet.bottom - this.y;
  }

  /** Free height on the last page. */
  get left(): number {
    return this.room;
  }

  newPage(): void {
    this.pages.push([]);
    this.y = this.sheet.top;
  }

  private need(height: number): void {
    if (height > this.room && this.y > this.sheet.top) this.newPage();
  }

  private skip(height: number): void {
    this.y = Math.min(this.y + height, this.sheet.height - this.sheet.bottom);
  }

  private put(ops: readonly Op[], x: number, y: number): void {
    for (const op of ops) this.page.push(moved(op, x, y));
  }

  private line(box: Box, indent = 0): void {
    this.need(box.up + box.down);
    this.put(box.ops, this.sheet.left + indent, this.y + box.up);
    this.y += box.up + box.down;
  }

  private text(
    source: string,
    options: { size?: number; first?: number; hang?: number; indent?: number } = {},
  ): void {
    const size = options.size ?? this.sheet.size;
    const indent = options.indent ?? 0;
    for (const part of source.split('\n')) {
      const lines = paragraph(part, {
        size,
        width: this.width - indent,
        first: options.first ?? 0,
        hang: options.hang ?? 0,
      });
      // The first line of a paragraph never stands alone at the bottom of a page.
      if (lines.length > 1) this.need((lines[0]?.up ?? 0) * 3.4);
      for (const line of lines) this.line(line, indent);
    }
  }

  private centred(source: string, size: number, bold: boolean): void {
    for (const line of paragraph(source, { size, width: this.width })) {
      const free = (this.width - line.width) / 2;
      this.need(line.up + line.down);
      this.put(
        line.ops.map((op) => (op.kind === 'text' ? { ...op, spacing: 0, ...(bold && { bold }) } : op)),
        this.sheet.left + Math.max(0, free),
        this.y + line.up,
      );
      this.y += line.up + line.down;
    }
  }

  add(block: Block): void {
    const { size } = this.sheet;
    switch (block.kind) {
      case 'title':
        this.centred(block.text, size * 1.5, true);
        this.skip(size * 0.3);
        if (block.under !== '') this.centred(block.under, size * 1.9, true);
        this.skip(size * 0.5);
        break;
      case 'line':
        if (block.align === 'centre') this.centred(block.text, block.size ?? size, false);
        else this.text(block.text, { size: block.size ?? size });
        break;
      case 'notice':
        this.text('\\b{注意事项：}', { size: size * 0.95 });
        for (const [at, line] of block.lines.entries())
          this.text(`${String(at + 1)}．${line}`, { size: size * 0.95, hang: 1.4 });
        this.skip(size * 0.5);
        break;
      case 'section':
        this.skip(size * 0.7);
        this.need(size * 14);
        this.text(`\\b{${block.text}}`, { hang: 2 });
        this.skip(size * 0.2);
        break;
      case 'passage':
        this.passage(block.lead, block.text);
        break;
      case 'question':
        this.question(`${String(block.number)}．`, block.question);
        break;
      case 'answer':
        this.text(`${block.label}${block.text}`, { hang: 1.8 });
        break;
      case 'paragraph':
        this.text(block.text, { first: 2 });
        break;
      case 'table':
        this.table(block.rows, 0);
        break;
      case 'figure':
        this.figure(block.figure);
        break;
      case 'break':
        this.newPage();
        break;
      case 'grid':
      case 'lines':
        this.writingPage(block.kind, block.title);
        break;
    }
  }

  private passage(lead: string, text: string): void {
    this.skip(this.sheet.size * 0.3);
    this.need(this.sheet.size * 8);
    if (lead !== '') this.text(lead);
    for (const part of text.split('\n')) {
      if (part.startsWith('##')) this.centred(part.slice(2), this.sheet.size, true);
      else if (part.startsWith('>>'))
        this.text(part.slice(2), { indent: this.width - widthOf(part.slice(2), this.sheet.size) - 2 });
      else this.text(part, { first: 2 });
    }
    this.skip(this.sheet.size * 0.4);
  }

  private question(label: string, question: Question): void {
    const { size } = this.sheet;
    const hang = widthOf(label, size) / size;
    const figure = question.figure;
    this.need(Math.min(this.heightOf(question), 230));
    const [first = '', ...others] = question.stem.split('\n');
    this.text(`${label}${first}`, { hang });
    for (const other of others) this.text(other, { indent: hang * size });
    const inner = widthOf(label, size);
    if (question.passage !== undefined) this.passage('', question.passage);
    if (question.table) this.table(question.table, inner);
    if (figure) this.figure(figure);
    if (question.choices) this.choices(question.choices, inner);
    for (const [at, part] of (question.parts ?? []).entries()) {
      this.text(`${partLabel(question, at)}${part}`, { indent: inner, hang: 2.2 });
    }
    if (question.space !== undefined) this.skip(question.space * this.ease);
    this.skip(size * 0.18);
  }

  private heightOf(question: Question): number {
    const lines =
      Math.ceil(question.stem.length / 40) + (question.choices ? 2 : 0) + (question.parts?.length ?? 0);
    return (
      lines * this.sheet.size * 1.7 + (question.figure?.height ?? 0) + (question.table?.length ?? 0) * 20
    );
  }

  /** Four answers in one, two or four rows with aligned columns. */
  private choices(choices: readonly string[], indent: number): void {
    const { size } = this.sheet;
    const width = this.width - indent;
    const texts = choices.map((text, at) => `${'ABCD'[at] ?? ''}．${text}`);
    const natural = texts.map((text) => paragraph(text, { size, width: 4000 })[0]?.width ?? 0);
    const widest = Math.max(...natural) + size;
    const columns = widest <= width / 4 ? 4 : widest <= width / 2 ? 2 : 1;
    if (columns === 1) {
      for (const text of texts) this.text(text, { indent, hang: 1.7 });
      return;
    }
    for (let at = 0; at < texts.length; at += columns) {
      const cells = texts
        .slice(at, at + columns)
        .map((text) => paragraph(text, { size, width: 4000 })[0] ?? textBox('', size));
      const up = Math.max(...cells.map((cell) => cell.up));
      const down = Math.max(...cells.map((cell) => cell.down));
      this.need(up + down);
      for (const [column, cell] of cells.entries()) {
        this.put(cell.ops, this.sheet.left + indent + (width / columns) * column, this.y + up);
      }
      this.y += up + down;
    }
  }

  private figure(figure: Figure): void {
    this.need(figure.height + 6);
    const x = this.sheet.left + (this.width - figure.width) / 2;
    this.put(figure.ops, x, this.y + 2);
    this.y += figure.height + 6;
  }

  private table(rows: readonly (readonly string[])[], indent: number): void {
    const drawn = drawTable(rows, this.width - indent - 4, this.sheet.size * 0.95);
    this.skip(this.sheet.size * 0.3);
    this.need(drawn.height);
    this.put(drawn.ops, this.sheet.left + indent + (this.width - indent - drawn.width) / 2, this.y);
    this.y += drawn.height + this.sheet.size * 0.5;
  }

  /** A page to write on: squares for a composition, or ruled lines. */
  private writingPage(kind: 'grid' | 'lines', title: string): void {
    if (this.y > this.sheet.top) this.newPage();
    this.centred(title, this.sheet.size * 1.3, true);
    this.skip(12);
    const bottom = this.sheet.height - this.sheet.bottom;
    const rule = (x1: number, y1: number, x2: number, y2: number) =>
      this.page.push({ kind: 'rule', x1, y1, x2, y2, weight: 0.4 });
    const right = this.sheet.width - this.sheet.right;
    if (kind === 'lines') {
      for (let y = this.y + 26; y < bottom; y += 26) rule(this.sheet.left, y, right, y);
    } else {
      const cell = this.width / 20;
      for (let y = this.y; y + cell <= bottom; y += cell + 6) {
        rule(this.sheet.left, y, right, y);
        rule(this.sheet.left, y + cell, right, y + cell);
        for (let x = 0; x <= 20; x += 1)
          rule(this.sheet.left + x * cell, y, this.sheet.left + x * cell, y + cell);
      }
    }
    this.y = bottom;
  }
}
