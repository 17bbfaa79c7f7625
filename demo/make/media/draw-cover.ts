import { drawOrnament, type Field } from './covers/ornaments.js';
import { drawSlip } from './covers/slip.js';
import { displayFont, escapeXml, hash, n, seal } from './svg/markup.js';

export type CoverStage = 'high' | 'middle' | 'primary' | 'neutral';

export interface CoverSpec {
  title: string;
  /** One character for the subject: 语, 数, 物. */
  glyph: string;
  stage: CoverStage;
  year: number;
  /** A few characters under the year: a grade or an edition. */
  caption: string;
  /** 800×450 for a book whose cover_type is 2; portrait 600×800 otherwise. */
  wide?: boolean;
}

const cloths: Readonly<Record<CoverStage, { from: string; to: string; thread: string }>> = {
  high: { from: '#34598F', to: '#233F69', thread: '#16294A' },
  middle: { from: '#39806C', to: '#24564A', thread: '#143A31' },
  primary: { from: '#B9741F', to: '#83490B', thread: '#5B3104' },
  neutral: { from: '#3B4048', to: '#23272D', thread: '#111417' },
};

/** The cover of a cloth-bound book: 3:4, or 16:9 if `wide`. Equal specs give equal bytes. */
export function drawCover(spec: CoverSpec): string {
  const wide = spec.wide === true;
  const width = wide ? 800 : 600;
  const height = wide ? 450 : 800;
  const series = hash(`${spec.glyph}·${spec.title}`);
  const id = `c${series.toString(36)}`;
  const field: Field = { width, height, id };
  const unit = wide ? 0.72 : 1;
  const edge = 54 * unit;
  const slipLeft = 84 * unit;
  const sealSize = 76 * unit;
  const name = escapeXml(`${spec.title}（${String(spec.year)}）`);

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}" role="img" aria-label="${name}"><title>${name}</title>` +
    cloth(spec.stage, field, unit) +
    drawOrnament(field, series) +
    subjectGlyph(spec.glyph, field, wide) +
    spine(field, unit) +
    drawSlip(spec.title, {
      x: slipLeft,
      y: edge,
      maxHeight: wide ? height - edge * 2 : height - edge * 2.6 - sealSize,
      type: 62 * unit,
    }) +
    imprint(spec, width - 46 * unit, edge, unit) +
    seal(wide ? width - 46 * unit - sealSize : slipLeft, height - edge - sealSize, sealSize) +
    '</svg>'
  );
}

function cloth(stage: CoverStage, { width, height, id }: Field, unit: number): string {
  const { from, to, thread } = cloths[stage];
  const all = `width="${n(width)}" height="${n(height)}"`;
  const weave = 4 * unit;
  return (
    `<defs><linearGradient id="${id}g" x1=".2" y1="0" x2=".55" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<radialGradient id="${id}l" cx=".36" cy=".12" r="1.05"><stop stop-color="#fff" stop-opacity=".13"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></radialGradient>` +
    `<pattern id="${id}t" width="${n(weave)}" height="${n(weave)}" patternUnits="userSpaceOnUse"><path d="M0 ${n(weave * 0.25)}h${n(weave)}" stroke="${thread}" stroke-opacity=".34" stroke-width="${n(weave * 0.24)}"/><path d="M${n(weave * 0.75)} 0v${n(weave)}" stroke="#fff" stroke-opacity=".07" stroke-width="${n(weave * 0.3)}"/></pattern></defs>` +
    `<rect ${all} fill="url(#${id}g)"/><rect ${all} fill="url(#${id}t)"/><rect ${all} fill="url(#${id}l)"/>`
  );
}

function subjectGlyph(glyph: string, { width, height }: Field, wide: boolean): string {
  const size = wide ? height * 1.12 : width * 1.06;
  const x = wide ? width * 0.66 : width * 0.56;
  const y = wide ? height * 0.93 : height * 1.03;
  return `<text x="${n(x)}" y="${n(y)}" font-family="${displayFont}" font-weight="700" font-size="${n(size)}" text-anchor="middle" fill="#fff" fill-opacity=".12">${escapeXml(glyph)}</text>`;
}

function spine({ width, height, id }: Field, unit: number): string {
  const groove = 40 * unit;
  return (
    `<defs><linearGradient id="${id}s"><stop stop-color="#000" stop-opacity=".34"/><stop offset=".35" stop-color="#fff" stop-opacity=".07"/><stop offset=".72" stop-color="#000" stop-opacity=".05"/><stop offset=".9" stop-color="#000" stop-opacity=".26"/><stop offset="1" stop-color="#fff" stop-opacity=".2"/></linearGradient></defs>` +
    `<rect width="${n(groove)}" height="${n(height)}" fill="url(#${id}s)"/>` +
    `<path d="M${n(groove + 1)} 0V${n(height)}" stroke="#fff" stroke-opacity=".14" stroke-width="1.4"/>` +
    `<path d="M${n(width - 1)} 0V${n(height)}" stroke="#000" stroke-opacity=".18" stroke-width="2"/>` +
    `<path d="M0 ${n(height - 1)}H${n(width)}" stroke="#000" stroke-opacity=".2" stroke-width="2"/>`
  );
}

function imprint(spec: CoverSpec, right: number, top: number, unit: number): string {
  const figures = 48 * unit;
  const letter = 30 * unit;
  const axis = right - letter / 2;
  const first = top + figures + 34 * unit;
  const characters = Array.from(spec.caption.replaceAll(/\s+/gu, ''))
    .map(
      (character, at) =>
        `<tspan x="${n(axis)}" y="${n(first + letter * 0.9 + at * letter * 1.22)}">${escapeXml(character)}</tspan>`,
    )
    .join('');
  return (
    `<g font-family="${displayFont}" fill="#fff"><text x="${n(right)}" y="${n(top + figures * 0.76)}" font-size="${n(figures)}" font-weight="600" letter-spacing="${n(2 * unit)}" text-anchor="end">${String(spec.year)}</text>` +
    `<path d="M${n(right - 112 * unit)} ${n(top + figures + 12 * unit)}H${n(right)}" stroke="#fff" stroke-opacity=".5" stroke-width="${n(1.5 * unit)}"/>` +
    `<text font-size="${n(letter)}" text-anchor="middle" fill-opacity=".9">${characters}</text></g>`
  );
}
