import { seededRandom } from '../../text/random.js';
import { between, curve, loop, n, type Random } from '../svg/markup.js';

export interface Field {
  width: number;
  height: number;
  /** Prefix of gradient and pattern ids: two inlined covers must not share them. */
  id: string;
}

type Ornament = (field: Field, random: Random) => string;

/** Ranges of hills at the bottom, paler with distance. */
function hills({ width, height }: Field, random: Random): string {
  let ranges = '';
  for (const [at, opacity] of [0.09, 0.1, 0.12].entries()) {
    const base = height * (0.74 + at * 0.085);
    const points: [number, number][] = [];
    for (let step = 0; step <= 6; step += 1) {
      points.push([(width / 6) * step, base + between(random, -0.06, 0.04) * height]);
    }
    ranges += `<path d="${curve(points)}V${n(height)}H0Z" fill="#fff" fill-opacity="${String(opacity)}"/>`;
  }
  return ranges;
}

/** 水波: overlapping rings like scales that fade upwards. */
function waves({ width, height, id }: Field): string {
  const size = 54;
  const ring = (radius: number) => `<circle cx="${n(size / 2)}" cy="${n(size / 2)}" r="${n(radius)}"/>`;
  const scale = ring(26) + ring(19) + ring(12) + ring(5);
  return (
    `<defs><pattern id="${id}w" width="${n(size)}" height="${n(size / 2)}" patternUnits="userSpaceOnUse"><g fill="none" stroke="#fff" stroke-width="1.3">` +
    `<g transform="translate(${n(-size / 2)} ${n(-size / 4)})">${scale}</g><g transform="translate(${n(size / 2)} ${n(-size / 4)})">${scale}</g><g transform="translate(0 0)">${scale}</g></g></pattern>` +
    `<linearGradient id="${id}f" x2="0" y2="1"><stop offset=".58" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".42"/></linearGradient>` +
    `<mask id="${id}m"><rect width="${n(width)}" height="${n(height)}" fill="url(#${id}f)"/></mask></defs>` +
    `<rect width="${n(width)}" height="${n(height)}" fill="url(#${id}w)" mask="url(#${id}m)" opacity=".85"/>`
  );
}

/** 回纹: a fret pattern along top and bottom. */
function fret({ width, height, id }: Field): string {
  return (
    `<defs><pattern id="${id}r" width="36" height="24" patternUnits="userSpaceOnUse" y="${n(height - 40)}">` +
    `<path d="M0 22H30V2H6V16H22V8H13" fill="none" stroke="#fff" stroke-width="2"/></pattern></defs>` +
    `<g opacity=".3"><rect y="${n(height - 40)}" width="${n(width)}" height="24" fill="url(#${id}r)"/>` +
    `<path d="M0 ${n(height - 48)}H${n(width)}M0 ${n(height - 10)}H${n(width)}" stroke="#fff" stroke-width="1.4"/></g>`
  );
}

/** 乌丝栏: the ruled columns of an old manuscript page with its fish-tail mark. */
function columns({ width, height }: Field): string {
  let lines = '';
  const left = width * 0.5;
  const step = (width * 0.94 - left) / 5;
  for (let at = 0; at <= 5; at += 1)
    lines += `M${n(left + at * step)} ${n(height * 0.34)}V${n(height * 0.94)}`;
  return (
    `<g fill="none" stroke="#fff" opacity=".26"><path d="${lines}" stroke-width="1.2"/>` +
    `<rect x="${n(left - 7)}" y="${n(height * 0.34 - 7)}" width="${n(step * 5 + 14)}" height="${n(height * 0.6 + 14)}" stroke-width="2.6"/></g>`
  );
}

/** Contour lines of a hill, as on a survey map. */
function contours({ width, height }: Field, random: Random): string {
  const cx = width * 0.72;
  const cy = height * 0.7;
  const arms = Array.from({ length: 9 }, () => between(random, 0.72, 1.25));
  let rings = '';
  for (let ring = 1; ring <= 9; ring += 1) {
    const radius = ring * Math.min(width, height) * 0.062;
    const points: [number, number][] = [];
    for (let at = 0; at < 9; at += 1) {
      const angle = (at / 9) * Math.PI * 2;
      const reach = radius * (1 + ((arms[at % 9] ?? 1) - 1) * (0.5 + ring / 14));
      points.push([cx + Math.cos(angle) * reach * 1.12, cy + Math.sin(angle) * reach]);
    }
    rings += `<path d="${loop(points)}" stroke-width="${ring % 4 === 0 ? '2' : '1'}"/>`;
  }
  return `<g fill="none" stroke="#fff" opacity=".24">${rings}</g>`;
}

function moon({ width, height }: Field, random: Random): string {
  const x = width * between(random, 0.62, 0.74);
  const y = height * between(random, 0.58, 0.66);
  const radius = Math.min(width, height) * 0.34;
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="#fff" opacity=".1"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius + 11)}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".3"/>`
  );
}

/** 冰裂纹: the cracked-ice lattice of a traditional window. */
function lattice({ width, height }: Field, random: Random): string {
  const step = width / 5;
  const node = (column: number, row: number): [number, number] => [
    column * step + between(random, -0.34, 0.34) * step,
    height * 0.5 + row * step + between(random, -0.34, 0.34) * step,
  ];
  const rows = Math.ceil((height * 0.5) / step) + 1;
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: 7 }, (__, column) => node(column - 0.5, row)),
  );
  let lines = '';
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column < 7; column += 1) {
      const from = grid[row]?.[column];
      const right = grid[row]?.[column + 1];
      const down = grid[row + 1]?.[column];
      if (from && right && (row + column) % 3 !== 0)
        lines += `M${n(from[0])} ${n(from[1])}L${n(right[0])} ${n(right[1])}`;
      if (from && down && (row * 2 + column) % 4 !== 1)
        lines += `M${n(from[0])} ${n(from[1])}L${n(down[0])} ${n(down[1])}`;
    }
  }
  return `<path d="${lines}" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity=".22"/>`;
}

const ornaments: readonly [Ornament, ...Ornament[]] = [hills, waves, fret, contours, columns, moon, lattice];

/** One embossed ornament, chosen by the series so that all its books have the same one. */
export function drawOrnament(field: Field, series: number): string {
  const chosen = ornaments[series % ornaments.length] ?? hills;
  const random = seededRandom(series);
  return chosen(field, () => random.next());
}
