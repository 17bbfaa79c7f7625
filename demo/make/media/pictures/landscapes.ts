import { between, curve, loop, n, pigment, seal } from '../svg/markup.js';
import {
  birds,
  glyph,
  greeking,
  hills,
  inkOf,
  landscape,
  paper,
  sheet,
  stroke,
  type Canvas,
} from './brushes.js';

const studyGlyphs = ['砚', '墨', '书', '卷', '题', '学'] as const;

/** Brings a scene into the middle three fifths of the height, which a banner of 5:1 shows. */
const SAFE = 'translate(268 46) scale(.785)';

/** 1600×520; the left half stays plain because the page puts its text there. */
export function banner(art: Canvas): string {
  const ink = inkOf(art);
  const { width, height, seed } = art;
  const fade = `<defs><linearGradient id="${art.id}q" x2="1"><stop offset=".3" stop-color="${pigment.paper}"/><stop offset=".62" stop-color="${pigment.paper}" stop-opacity="0"/></linearGradient></defs><rect width="${n(width)}" height="${n(height)}" fill="url(#${art.id}q)"/>`;
  const scene = [bookDesk, ferry, scrolls, gate][seed % 4] ?? bookDesk;
  return (
    paper(art) +
    landscape(art, ink, height * 0.62, { disc: seed % 2 === 0 ? 'sun' : 'moon', x: width * 0.84 }) +
    fade +
    glyph(
      studyGlyphs[seed % studyGlyphs.length] ?? '砚',
      width * 0.58,
      height * 0.95,
      height * 0.9,
      ink,
      0.07,
    ) +
    `<g transform="${SAFE}">${scene(art, ink)}</g>` +
    birds(art, width * 0.62, height * 0.26, 4) +
    seal(width - 96, height * 0.7, 44)
  );
}

function bookDesk({ width, height }: Canvas, ink: string): string {
  const x = width * 0.64;
  const y = height * 0.8;
  const volumes = [ink, pigment.ochre, pigment.ink, pigment.pine]
    .map((colour, at) => {
      const length = 300 - at * 22;
      const top = y - 30 - at * 34;
      return `<rect x="${n(x + at * 13)}" y="${n(top)}" width="${n(length)}" height="30" rx="3" fill="${colour}"/><rect x="${n(x + at * 13 + 10)}" y="${n(top + 5)}" width="${n(length - 14)}" height="20" fill="${pigment.cream}"/><path d="M${n(x + at * 13 + 10)} ${n(top + 10)}h${n(length - 14)}m0 5H${n(x + at * 13 + 10)}m0 5h${n(length - 14)}" stroke="#BFB294" stroke-width=".9"/><rect x="${n(x + at * 13 + 34)}" y="${n(top)}" width="26" height="30" fill="${colour}" opacity=".92"/>`;
    })
    .join('');
  return (
    `<ellipse cx="${n(x + 170)}" cy="${n(y + 6)}" rx="330" ry="15" fill="#3A2C12" opacity=".16"/>${volumes}` +
    `<g transform="translate(${n(x + 340)} ${n(y - 34)})"><path d="M0 34h128l-8-26q-2-8-12-8H22q-10 0-13 8Z" fill="${pigment.ink}"/><path d="M26 7h74q7 0 9 6l3 9H17l3-9q2-6 6-6Z" fill="#3D434B"/><ellipse cx="80" cy="15" rx="22" ry="5" fill="#0E1114"/><path d="M40 12L168 -84" stroke="#8A6B3C" stroke-width="6" stroke-linecap="round"/><path d="M40 12l15-17 6 8Z" fill="${pigment.ink}"/></g>`
  );
}

function ferry(art: Canvas, ink: string): string {
  const x = art.width * 0.7;
  const y = art.height * 0.82;
  let ripples = '';
  for (let at = 0; at < 9; at += 1) {
    ripples += `M${n(x + between(art.random, -260, 280))} ${n(y + 12 + at * 9)}h${n(between(art.random, 60, 190))}`;
  }
  return `<path d="${ripples}" stroke="${ink}" stroke-opacity=".34" stroke-width="1.6"/><path d="M${n(x - 80)} ${n(y - 6)}q88 40 190 -4q-18 34 -60 38h-76q-36 -4 -54 -34Z" fill="${pigment.ink}"/><path d="M${n(x - 6)} ${n(y + 10)}q38 -62 84 -2Z" fill="${pigment.ochre}" opacity=".9"/><path d="M${n(x + 92)} ${n(y + 4)}V${n(y - 92)}" stroke="${pigment.ink}" stroke-width="3"/>`;
}

function scrolls(art: Canvas): string {
  const x = art.width * 0.66;
  const page = (marked: boolean) =>
    `<path d="M24 34h${n(marked ? 116 : 90)}" stroke="${pigment.ink}" stroke-width="8" opacity=".8"/>${greeking(art, 24, 62, 176, 13, 17)}${
      marked
        ? `<path d="${curve([
            [60, 214],
            [92, 244],
            [168, 150],
          ])}" fill="none" stroke="${pigment.cinnabar}" stroke-width="7" stroke-linecap="round"/>`
        : ''
    }`;
  return (
    sheet(x, 96, 226, 312, -9, page(false)) +
    sheet(x + 126, 84, 226, 312, 4, page(false)) +
    sheet(x + 64, 112, 226, 312, -2, page(true))
  );
}

function gate({ width, height }: Canvas): string {
  const x = width * 0.68;
  const y = height * 0.86;
  const roof = (cx: number, top: number, half: number) =>
    `<path d="M${n(cx - half)} ${n(top)}q${n(half * 0.32)} -6 ${n(half * 0.5)} -34h${n(half)}q${n(half * 0.18)} 28 ${n(half * 0.5)} 34q-${n(half * 0.2)} 10 -${n(half * 0.4)} 8H${n(cx - half * 0.6)}q-${n(half * 0.22)} 2 -${n(half * 0.4)} -8Z" fill="${pigment.ink}"/>`;
  return (
    roof(x + 130, y - 190, 190) +
    `<path d="M${n(x + 6)} ${n(y)}V${n(y - 186)}M${n(x + 80)} ${n(y)}V${n(y - 186)}M${n(x + 180)} ${n(y)}V${n(y - 186)}M${n(x + 254)} ${n(y)}V${n(y - 186)}" stroke="#5B2E22" stroke-width="13"/>` +
    `<rect x="${n(x + 84)}" y="${n(y - 178)}" width="92" height="36" fill="${pigment.ink}" stroke="${pigment.ochre}" stroke-width="2"/>` +
    `<path d="M${n(x - 50)} ${n(y + 2)}h360" stroke="${pigment.ink}" stroke-width="7"/><path d="M${n(x - 80)} ${n(y + 14)}h420" stroke="${pigment.ink}" stroke-opacity=".5" stroke-width="5"/>`
  );
}

export function culture(art: Canvas): string {
  const ink = inkOf(art);
  const { width, height } = art;
  return (
    paper(art) +
    `<circle cx="${n(width * 0.7)}" cy="${n(height * 0.36)}" r="${n(height * 0.2)}" fill="none" stroke="${pigment.ink}" stroke-width="15" stroke-opacity=".82" stroke-dasharray="${n(height * 1.12)} ${n(height * 0.2)}" stroke-linecap="round" transform="rotate(-60 ${n(width * 0.7)} ${n(height * 0.36)})"/>` +
    hills(art, 'a', {
      ridge: height * 0.62,
      swing: height * 0.09,
      depth: height * 0.3,
      colour: ink,
      opacity: 0.5,
      peaks: 4,
    }) +
    stroke(art, width * 0.1, height * 0.82, width * 0.62, 58, pigment.ink, 0.88) +
    birds(art, width * 0.22, height * 0.24, 3) +
    seal(width * 0.86, height * 0.76, 54)
  );
}

export function history(art: Canvas): string {
  const ink = inkOf(art);
  const { width, height } = art;
  const road = curve([
    [width * 0.1, height * 1.02],
    [width * 0.42, height * 0.86],
    [width * 0.3, height * 0.7],
    [width * 0.56, height * 0.58],
    [width * 0.5, height * 0.48],
  ]);
  const stones = [0.86, 0.7, 0.58]
    .map(
      (level, at) =>
        `<circle cx="${n(width * ([0.42, 0.3, 0.56][at] ?? 0.4))}" cy="${n(height * level)}" r="${n(11 - at * 2)}" fill="${pigment.cinnabar}" stroke="#fff" stroke-width="3"/>`,
    )
    .join('');
  return (
    paper(art) +
    landscape(art, ink, height * 0.48, { disc: 'moon' }) +
    `<path d="${road}" fill="none" stroke="${pigment.cream}" stroke-width="20" stroke-linecap="round"/><path d="${road}" fill="none" stroke="${pigment.ink2}" stroke-opacity=".4" stroke-width="2" stroke-dasharray="3 9"/>${stones}` +
    seal(width * 0.9, height * 0.8, 46)
  );
}

export function place(art: Canvas): string {
  const ink = inkOf(art);
  const { width, height, random } = art;
  let rings = '';
  for (const [cx, cy, scale] of [
    [0.22, 0.4, 1],
    [0.82, 0.66, 0.86],
  ] as const) {
    const arms = Array.from({ length: 10 }, () => between(random, 0.8, 1.2));
    for (let ring = 1; ring <= 6; ring += 1) {
      const points: [number, number][] = [];
      for (let at = 0; at < 10; at += 1) {
        const angle = (at / 10) * Math.PI * 2;
        const reach = ring * height * 0.052 * scale * (arms[at % 10] ?? 1);
        points.push([width * cx + Math.cos(angle) * reach * 1.3, height * cy + Math.sin(angle) * reach]);
      }
      rings += `<path d="${loop(points)}" stroke-width="${ring % 4 === 0 ? '2.4' : '1.1'}"/>`;
    }
  }
  const river = curve([
    [-20, height * 0.86],
    [width * 0.28, height * 0.8],
    [width * 0.48, height * 0.56],
    [width * 0.66, height * 0.3],
    [width + 20, height * 0.16],
  ]);
  const pin = `translate(${n(width * 0.53)} ${n(height * 0.42)})`;
  return (
    paper(art) +
    `<g fill="none" stroke="${ink}" stroke-opacity=".42">${rings}</g><path d="${river}" fill="none" stroke="${pigment.indigo}" stroke-opacity=".22" stroke-width="26"/><path d="${river}" fill="none" stroke="${pigment.indigo}" stroke-opacity=".4" stroke-width="1.5"/>` +
    `<g transform="${pin}"><ellipse cx="0" cy="4" rx="26" ry="8" fill="#000" opacity=".14"/><path d="M0 0C-30 -40 -40 -56 -40 -78a40 40 0 1 1 80 0C40 -56 30 -40 0 0Z" fill="${pigment.cinnabar}"/><circle cy="-78" r="15" fill="#fff"/></g>` +
    `<path d="M${n(width - 76)} 40v56m0 -56l-10 22h20Z" fill="${pigment.ink}" stroke="${pigment.ink}" stroke-width="2"/>`
  );
}
