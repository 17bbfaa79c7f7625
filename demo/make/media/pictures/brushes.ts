import { seededRandom } from '../../text/random.js';
import { between, curve, displayFont, escapeXml, n, pigment, type Random } from '../svg/markup.js';

/** Size, random source and unique element ids of a picture. */
export interface Canvas {
  width: number;
  height: number;
  id: string;
  random: Random;
  seed: number;
}

export function canvas(width: number, height: number, kind: string, seed: number): Canvas {
  const random = seededRandom(Math.imul(seed + 1, 2654435761) ^ kind.length);
  const own = (): number => random.next();
  own();
  return { width, height, id: `${kind[0] ?? 'p'}${(seed >>> 0).toString(36)}`, random: own, seed };
}

export function document(art: Canvas, label: string, body: string): string {
  const name = escapeXml(label);
  const size = `width="${n(art.width)}" height="${n(art.height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(art.width)} ${n(art.height)}" ${size} role="img" aria-label="${name}"><title>${name}</title>${body}</svg>`;
}

export const inks = [pigment.indigo, pigment.pine, pigment.ochre, pigment.ink2] as const;

export function inkOf(art: Canvas): string {
  return inks[(art.seed + Math.floor(art.seed / 4)) % inks.length] ?? pigment.indigo;
}

export function paper(art: Canvas, tone: string = pigment.sunken): string {
  let fibres = '';
  for (let at = 0; at < 46; at += 1) {
    const x = between(art.random, 0, art.width);
    const y = between(art.random, 0, art.height);
    fibres += `M${n(x)} ${n(y)}q${n(between(art.random, -9, 9))} ${n(between(art.random, -4, 4))} ${n(between(art.random, -20, 20))} ${n(between(art.random, -6, 6))}`;
  }
  const all = `width="${n(art.width)}" height="${n(art.height)}"`;
  return (
    `<defs><linearGradient id="${art.id}p" x2=".3" y2="1"><stop stop-color="${pigment.paper}"/><stop offset="1" stop-color="${tone}"/></linearGradient></defs>` +
    `<rect ${all} fill="url(#${art.id}p)"/><path d="${fibres}" fill="none" stroke="#8C7A58" stroke-opacity=".16" stroke-width=".8"/>`
  );
}

export interface Range {
  /** In units of the picture. */
  ridge: number;
  swing: number;
  depth: number;
  colour: string;
  opacity: number;
  peaks?: number;
  from?: number;
}

/** One range of ink-wash hills: dark at the ridge, fading below. */
export function hills(art: Canvas, name: string, range: Range): string {
  const peaks = range.peaks ?? 6;
  const from = range.from ?? -40;
  const points: [number, number][] = [];
  for (let at = 0; at <= peaks * 2; at += 1) {
    const rise = at % 2 === 0 ? between(art.random, 0.1, 1) : between(art.random, -0.9, 0.1);
    points.push([from + ((art.width + 40 - from) / (peaks * 2)) * at, range.ridge - rise * range.swing]);
  }
  const top = range.ridge - range.swing;
  const foot = range.ridge + range.depth;
  const key = `${art.id}${name}`;
  return (
    `<defs><linearGradient id="${key}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(top)}" x2="0" y2="${n(foot)}"><stop stop-color="${range.colour}" stop-opacity="${n(range.opacity)}"/><stop offset=".45" stop-color="${range.colour}" stop-opacity="${n(range.opacity * 0.5)}"/><stop offset="1" stop-color="${range.colour}" stop-opacity="0"/></linearGradient></defs>` +
    `<path d="${curve(points)}V${n(foot)}H${n(from)}Z" fill="url(#${key})"/>`
  );
}

/** Three ranges and a moon or sun: the background of every landscape. */
export function landscape(
  art: Canvas,
  colour: string,
  horizon: number,
  options: { disc?: 'sun' | 'moon'; x?: number } = {},
): string {
  const { height, width } = art;
  const x = options.x ?? between(art.random, 0.62, 0.86) * width;
  const radius = height * 0.105;
  const disc =
    options.disc === undefined
      ? ''
      : `<circle cx="${n(x)}" cy="${n(horizon - height * 0.27)}" r="${n(radius)}" fill="${options.disc === 'sun' ? pigment.cinnabar : '#fff'}" fill-opacity="${options.disc === 'sun' ? '.86' : '.9'}"/>`;
  return (
    disc +
    hills(art, 'a', {
      ridge: horizon - height * 0.07,
      swing: height * 0.1,
      depth: height * 0.3,
      colour,
      opacity: 0.26,
      peaks: 4,
    }) +
    hills(art, 'b', {
      ridge: horizon + height * 0.05,
      swing: height * 0.1,
      depth: height * 0.32,
      colour,
      opacity: 0.46,
      peaks: 5,
    }) +
    hills(art, 'd', {
      ridge: horizon + height * 0.19,
      swing: height * 0.08,
      depth: height * 0.34,
      colour,
      opacity: 0.8,
      peaks: 3,
    })
  );
}

export function birds(art: Canvas, x: number, y: number, count: number): string {
  let wings = '';
  for (let at = 0; at < count; at += 1) {
    const size = between(art.random, 6, 11);
    const left = x + at * 26 + between(art.random, -6, 6);
    const top = y + between(art.random, -16, 16);
    wings += `M${n(left)} ${n(top)}q${n(size * 0.6)} ${n(-size * 0.6)} ${n(size)} 0q${n(size * 0.4)} ${n(-size * 0.6)} ${n(size)} ${n(-size * 0.12)}`;
  }
  return `<path d="${wings}" fill="none" stroke="${pigment.ink}" stroke-opacity=".6" stroke-width="1.6" stroke-linecap="round"/>`;
}

/** One brush stroke across the paper, dry at its end. */
export function stroke(
  art: Canvas,
  x: number,
  y: number,
  length: number,
  weight: number,
  colour: string,
  opacity = 0.9,
): string {
  const lift = weight * between(art.random, 0.2, 0.5);
  const end = x + length;
  let dry = '';
  for (let at = 0; at < 5; at += 1) {
    const level = y - weight * 0.3 + at * weight * 0.16;
    dry += `M${n(end - length * between(art.random, 0.16, 0.3))} ${n(level)}L${n(end + length * between(art.random, 0, 0.07))} ${n(level - lift * 0.3)}`;
  }
  return (
    `<g opacity="${n(opacity)}"><path d="M${n(x)} ${n(y)}C${n(x + length * 0.04)} ${n(y - weight * 0.72)} ${n(x + length * 0.3)} ${n(y - weight * 0.56)} ${n(x + length * 0.55)} ${n(y - weight * 0.46)}S${n(x + length * 0.9)} ${n(y - weight * 0.5)} ${n(end)} ${n(y - lift)}C${n(x + length * 0.8)} ${n(y + weight * 0.14)} ${n(x + length * 0.5)} ${n(y + weight * 0.5)} ${n(x + length * 0.22)} ${n(y + weight * 0.46)}S${n(x - length * 0.02)} ${n(y + weight * 0.5)} ${n(x)} ${n(y)}Z" fill="${colour}"/>` +
    `<path d="${dry}" stroke="${colour}" stroke-width="${n(weight * 0.07)}" stroke-linecap="round" fill="none" opacity=".7"/></g>`
  );
}

/** `inside` is drawn in the sheet's own coordinates. */
export function sheet(
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  inside: string,
  fill = '#FFFDF8',
): string {
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)} ${n(width / 2)} ${n(height / 2)})">` +
    `<rect x="5" y="9" width="${n(width)}" height="${n(height)}" fill="#3A2C12" opacity=".13"/><rect width="${n(width)}" height="${n(height)}" fill="${fill}" stroke="#CFC4AE" stroke-width="1"/>${inside}</g>`
  );
}

export function greeking(
  art: Canvas,
  x: number,
  y: number,
  width: number,
  lines: number,
  step: number,
): string {
  let body = '';
  for (let at = 0; at < lines; at += 1) {
    const length = at % 4 === 3 ? between(art.random, 0.35, 0.7) : between(art.random, 0.9, 1);
    body += `M${n(x)} ${n(y + at * step)}h${n(width * length)}`;
  }
  return `<path d="${body}" stroke="${pigment.ink2}" stroke-opacity=".34" stroke-width="${n(step * 0.2)}" fill="none"/>`;
}

/** Not meant to be read. */
export function glyph(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  opacity: number,
): string {
  return `<text x="${n(x)}" y="${n(y)}" font-family="${displayFont}" font-weight="700" font-size="${n(size)}" text-anchor="middle" fill="${colour}" fill-opacity="${n(opacity)}">${escapeXml(text)}</text>`;
}

export function words(
  text: string,
  x: number,
  y: number,
  size: number,
  options: { colour?: string; weight?: number; anchor?: 'start' | 'middle' | 'end'; spacing?: number } = {},
): string {
  return `<text x="${n(x)}" y="${n(y)}" font-family="${displayFont}" font-size="${n(size)}" font-weight="${String(options.weight ?? 600)}" text-anchor="${options.anchor ?? 'start'}" letter-spacing="${n(options.spacing ?? 0)}" fill="${options.colour ?? pigment.ink}">${escapeXml(text)}</text>`;
}

export function paragraph(
  lines: readonly string[],
  x: number,
  y: number,
  size: number,
  step: number,
): string {
  return lines.map((line, at) => words(line, x, y + at * step, size, { weight: 400 })).join('');
}
