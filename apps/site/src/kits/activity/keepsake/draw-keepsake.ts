import type { KeepsakeProps } from '@inkstone/ui/patterns/Keepsake';
import { paperTheme } from '@inkstone/ui/theme';

export type KeepsakeText = Pick<
  KeepsakeProps,
  'label' | 'number' | 'title' | 'name' | 'school' | 'facts' | 'stamp'
>;

const { surface, text, border, accent, font } = paperTheme;

/** In px of the picture's own measure; it is drawn twice as large, for sharp screens. */
const SCALE = 2;
const WIDTH = 1000;
const MARGIN = 50;
const STUB = 132;
const LEFT = MARGIN + STUB + 44;
const RIGHT = WIDTH - MARGIN - 44;
const TITLE_LINE = 36;
const SCHOOL_LINE = 26;
const FACT_LINE = 62;
const NAME = 40;
/** Width that the stamp has to itself. */
const STAMP = 150;

function serif(size: number, weight = 400): string {
  return `${String(weight)} ${String(size)}px ${font.display}`;
}

/**
 * The slip as a picture, on light paper whatever the theme of the page is: it is passed on and printed.
 *
 * @throws Error where the browser cannot draw or encode it
 */
export async function drawKeepsake(slip: KeepsakeText): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('The browser has no canvas.');
  const title = linesOf(pen, slip.title, serif(25, 700), RIGHT - LEFT);
  const school = slip.school === '' ? [] : linesOf(pen, slip.school, serif(17), RIGHT - LEFT - STAMP);
  const facts = factsAt(pen, slip.facts);
  const nameAt = MARGIN + 100 + title.length * TITLE_LINE;
  const ruleAt = nameAt + 20 + school.length * SCHOOL_LINE;
  const height = ruleAt + 50 + ((facts.at(-1)?.row ?? 0) + 1) * FACT_LINE + MARGIN;
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  pen.scale(SCALE, SCALE);
  drawPaper(pen, height);

  function write(words: string, x: number, y: number, look: string, colour = text.strong) {
    if (pen === null) return;
    pen.font = look;
    pen.fillStyle = colour;
    pen.fillText(words, x, y);
  }

  pen.textAlign = 'center';
  Array.from(slip.label).forEach((character, index) => {
    write(character, MARGIN + STUB / 2, MARGIN + 70 + index * 48, serif(34, 700));
  });
  write(slip.number, MARGIN + STUB / 2, height - MARGIN - 30, serif(15, 600), text.base);

  pen.textAlign = 'left';
  title.forEach((line, index) => {
    write(line, LEFT, MARGIN + 60 + index * TITLE_LINE, serif(25, 700));
  });
  write(slip.name, LEFT, nameAt, fitting(pen, slip.name, RIGHT - LEFT - STAMP));
  school.forEach((line, index) => {
    write(line, LEFT, nameAt + 32 + index * SCHOOL_LINE, serif(17), text.base);
  });
  drawStamp(pen, slip.stamp, RIGHT - STAMP / 2 + 8, nameAt);
  pen.fillRect(LEFT, ruleAt + 10, RIGHT - LEFT, 1);
  for (const { label, value, x, row } of facts) {
    write(label, x, ruleAt + 42 + row * FACT_LINE, `12.5px ${font.text}`, text.quiet);
    write(value, x, ruleAt + 68 + row * FACT_LINE, serif(17, 600));
  }
  return encoded(canvas);
}

/** The facts from left to right, in as many rows as they need. */
function factsAt(pen: CanvasRenderingContext2D, facts: KeepsakeText['facts']) {
  pen.font = serif(17, 600);
  let x = LEFT;
  let row = 0;
  return facts.map((fact) => {
    const width = Math.max(60, pen.measureText(fact.value).width);
    if (x > LEFT && x + width > RIGHT) {
      x = LEFT;
      row += 1;
    }
    const placed = { ...fact, x, row };
    x += width + 40;
    return placed;
  });
}

/** The largest face in which a name fits on its line. */
function fitting(pen: CanvasRenderingContext2D, name: string, most: number): string {
  pen.font = serif(NAME, 700);
  return serif(Math.min(NAME, (NAME * most) / Math.max(1, pen.measureText(name).width)), 700);
}

function drawPaper(pen: CanvasRenderingContext2D, height: number): void {
  pen.fillStyle = surface.sunken;
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = surface.raised;
  pen.beginPath();
  pen.roundRect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, height - 2 * MARGIN, 12);
  pen.fill();
  drawPerforation(pen, MARGIN + STUB, height);
}

function drawPerforation(pen: CanvasRenderingContext2D, x: number, height: number): void {
  pen.strokeStyle = border.base;
  pen.lineWidth = 2;
  pen.setLineDash([6, 5]);
  pen.beginPath();
  pen.moveTo(x, MARGIN + 14);
  pen.lineTo(x, height - MARGIN - 14);
  pen.stroke();
  pen.setLineDash([]);
  pen.fillStyle = surface.sunken;
  for (const y of [MARGIN, height - MARGIN]) {
    pen.beginPath();
    pen.arc(x, y, 11, 0, 2 * Math.PI);
    pen.fill();
  }
}

function drawStamp(pen: CanvasRenderingContext2D, words: string, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((-8 * Math.PI) / 180);
  pen.font = serif(24, 700);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = accent.base;
  pen.strokeStyle = accent.base;
  const half = pen.measureText(words).width / 2 + 14;
  pen.lineWidth = 2.5;
  pen.strokeRect(-half, -22, 2 * half, 44);
  pen.lineWidth = 1;
  pen.strokeRect(-half + 4, -18, 2 * half - 8, 36);
  pen.fillText(words, 0, 1);
  pen.restore();
  pen.fillStyle = text.strong;
}

/** A text in lines that fit: Chinese may be broken between any two characters. */
function linesOf(pen: CanvasRenderingContext2D, words: string, face: string, most: number): string[] {
  pen.font = face;
  const lines = [''];
  for (const character of Array.from(words)) {
    const line = (lines.at(-1) ?? '') + character;
    if (pen.measureText(line).width <= most) lines[lines.length - 1] = line;
    else lines.push(character);
  }
  return lines;
}

function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser could not encode the picture.'));
      else resolve(blob);
    }, 'image/png');
  });
}
