import type { Part, Size } from './document.js';

export const WHOLE: Part = { left: 0, top: 0, width: 1, height: 1 };

/** Width in px of the drawing in which the margins are searched. */
export const INK_WIDTH = 300;
/** Of 255. Brighter pixels are paper: a scan is not quite white. */
const PAPER = 225;
/** Minimum number of pixels in a row or column: fewer are dust. */
const LEAST_PIXELS = 2;
/** Space kept around the content, as a share of the page. */
const MARGIN = 0.02;
/** Otherwise a page with a single short line would be magnified more than the others. */
const LEAST_WIDTH = 0.6;

/**
 * Finds the part of a page inside its white margins.
 *
 * @param pixels RGBA of a small drawing of the page, row by row
 * @returns the whole page if it is empty
 */
export function findInk(pixels: Uint8ClampedArray, { width, height }: Size): Part {
  const columns = new Uint32Array(width);
  const rows = new Uint32Array(height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = 4 * (row * width + column);
      if (Math.min(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255) >= PAPER) continue;
      columns[column] = (columns[column] ?? 0) + 1;
      rows[row] = (rows[row] ?? 0) + 1;
    }
  }
  const across = extent(columns);
  const down = extent(rows);
  if (across === undefined || down === undefined) return WHOLE;
  const spare = Math.max(0, LEAST_WIDTH - (across.end - across.start)) / 2;
  const left = Math.max(0, Math.min(across.start - spare, 1 - LEAST_WIDTH));
  const right = Math.min(1, Math.max(across.end + spare, LEAST_WIDTH));
  return { left, top: down.start, width: right - left, height: down.end - down.start };
}

/** @param canvas a small drawing of the page; it is resized to free its memory */
export function inkOfCanvas(canvas: HTMLCanvasElement): Part {
  const { width, height } = canvas;
  const drawn = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  canvas.width = 0;
  canvas.height = 0;
  return drawn === undefined ? WHOLE : findInk(drawn.data, { width, height });
}

/** From the first to the last entry with enough pixels, with a margin, as shares. */
function extent(counts: Uint32Array): { start: number; end: number } | undefined {
  const first = counts.findIndex((count) => count >= LEAST_PIXELS);
  if (first === -1) return undefined;
  let last = counts.length - 1;
  while ((counts[last] ?? 0) < LEAST_PIXELS) last -= 1;
  return {
    start: Math.max(0, first / counts.length - MARGIN),
    end: Math.min(1, (last + 1) / counts.length + MARGIN),
  };
}
