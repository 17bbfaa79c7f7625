import { displayFont, escapeXml, n, pigment } from '../svg/markup.js';
import { breakColumns, lengthOf, withoutEdition, type Cell } from './columns.js';

export interface SlipPlace {
  x: number;
  y: number;
  maxHeight: number;
  /** Font size of a short title, in units of the picture. */
  type: number;
}

const pitch = 1.14;
const gutter = 0.3;

/** The title label (题签). */
export function drawSlip(title: string, place: SlipPlace): string {
  const columns = breakColumns(withoutEdition(title));
  const longest = Math.max(...columns.map(lengthOf));
  const margin = place.type * 0.2;
  const padY = place.type * 0.52;
  const padX = place.type * 0.3;
  const room = place.maxHeight - 2 * (margin + padY);
  const size = Math.min(place.type * (columns.length === 3 ? 0.82 : 1), room / (longest * pitch));
  const inner = columns.length * size + (columns.length - 1) * size * gutter;
  const width = inner + 2 * (margin + padX);
  const height = longest * size * pitch + 2 * (margin + padY);

  let letters = '';
  for (const [at, column] of columns.entries()) {
    const centre = place.x + width - margin - padX - size / 2 - at * size * (1 + gutter);
    letters += drawColumn(column, centre, place.y + margin + padY, size);
  }
  const rule = (inset: number, weight: number) =>
    `<rect x="${n(place.x + inset)}" y="${n(place.y + inset)}" width="${n(width - inset * 2)}" height="${n(height - inset * 2)}" fill="none" stroke="#23262B" stroke-opacity=".78" stroke-width="${n(weight)}"/>`;
  return (
    `<rect x="${n(place.x + 2)}" y="${n(place.y + 4)}" width="${n(width)}" height="${n(height)}" fill="#000" opacity=".16"/>` +
    `<rect x="${n(place.x)}" y="${n(place.y)}" width="${n(width)}" height="${n(height)}" fill="${pigment.cream}"/>` +
    `<path d="M${n(place.x)} ${n(place.y + 0.5)}h${n(width)}" stroke="#fff" stroke-opacity=".9"/>` +
    rule(margin * 0.62, place.type * 0.038) +
    rule(margin * 1.06, place.type * 0.014) +
    `<g font-family="${displayFont}" font-weight="700" fill="#23262B" text-anchor="middle">${letters}</g>`
  );
}

function drawColumn(column: readonly Cell[], centre: number, top: number, size: number): string {
  let markup = '';
  let run = '';
  let at = top;
  for (const { text, length, set } of column) {
    const middle = at + (length * size * pitch) / 2;
    at += length * size * pitch;
    if (set === 'upright') {
      run += `<tspan x="${n(centre)}" y="${n(middle + size * 0.37)}">${escapeXml(text)}</tspan>`;
    } else if (set === 'together') {
      // Four digits share one cell: condensed to the column's width, never wider than a character.
      const small = size * (text.length > 3 ? 0.56 : text.length > 2 ? 0.66 : 0.84);
      markup += `<text x="${n(centre)}" y="${n(middle + small * 0.35)}" font-size="${n(small)}" textLength="${n(Math.min(size * 1.04, text.length * small * 0.58))}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`;
    } else {
      markup += `<text transform="translate(${n(centre)} ${n(middle)}) rotate(90)" y="${n(size * 0.37)}" font-size="${n(size)}">${escapeXml(text)}</text>`;
    }
  }
  return (run === '' ? '' : `<text font-size="${n(size)}">${run}</text>`) + markup;
}
