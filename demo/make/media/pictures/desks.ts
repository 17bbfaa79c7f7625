import { between, curve, hash, n, pigment, seal } from '../svg/markup.js';
import { breakColumns } from '../covers/columns.js';
import {
  glyph,
  greeking,
  hills,
  inkOf,
  landscape,
  paper,
  sheet,
  stroke,
  words,
  type Canvas,
} from './brushes.js';

/** A desk whose objects depend on the seed. */
export function article(art: Canvas): string {
  const ink = inkOf(art);
  const scene = [openBook, chart, manuscript, cards, rangeAndStroke][art.seed % 5] ?? openBook;
  return paper(art) + scene(art, ink) + seal(art.width - 92, art.height - 92, 48);
}

function desk({ width, height }: Canvas): string {
  return `<path d="M0 ${n(height * 0.78)}H${n(width)}" stroke="#8C7A58" stroke-opacity=".5" stroke-width="1.5"/><rect y="${n(height * 0.78)}" width="${n(width)}" height="${n(height * 0.22)}" fill="#D9CBAF" opacity=".42"/>`;
}

function openBook(art: Canvas, ink: string): string {
  const cx = art.width / 2;
  const y = art.height * 0.3;
  const leaf = (side: 1 | -1) =>
    `<path d="M${n(cx)} ${n(y + 12)}C${n(cx + side * 90)} ${n(y - 34)} ${n(cx + side * 220)} ${n(y - 22)} ${n(cx + side * 300)} ${n(y + 6)}V${n(y + 252)}C${n(cx + side * 220)} ${n(y + 222)} ${n(cx + side * 90)} ${n(y + 214)} ${n(cx)} ${n(y + 262)}Z" fill="#FFFDF8" stroke="#CFC4AE"/>`;
  let lines = '';
  for (let at = 0; at < 8; at += 1) {
    const level = y + 44 + at * 22;
    lines += `M${n(cx - 258)} ${n(level - 4)}q110 -26 216 4M${n(cx + 42)} ${n(level)}q${n(at % 3 === 2 ? 60 : 110)} -28 ${n(at % 3 === 2 ? 130 : 216)} -6`;
  }
  return (
    hills(art, 'a', {
      ridge: art.height * 0.24,
      swing: 60,
      depth: 190,
      colour: ink,
      opacity: 0.32,
      peaks: 5,
    }) +
    desk(art) +
    `<path d="M${n(cx - 318)} ${n(y + 12)}V${n(y + 276)}Q${n(cx - 150)} ${n(y + 230)} ${n(cx)} ${n(y + 284)}Q${n(cx + 150)} ${n(y + 230)} ${n(cx + 318)} ${n(y + 276)}V${n(y + 12)}Z" fill="${ink}"/>${leaf(-1)}${leaf(1)}` +
    `<path d="${lines}" fill="none" stroke="${pigment.ink2}" stroke-opacity=".36" stroke-width="4"/><path d="M${n(cx)} ${n(y + 12)}V${n(y + 262)}" stroke="#8C7A58" stroke-opacity=".6"/>` +
    `<path d="M${n(cx + 190)} ${n(y - 22)}v150l14 -14 14 14V${n(y - 18)}Z" fill="${pigment.cinnabar}"/>`
  );
}

function chart(art: Canvas, ink: string): string {
  const left = art.width * 0.17;
  const foot = art.height * 0.76;
  const step = (art.width * 0.66) / 8;
  const tops = Array.from({ length: 8 }, (_, at) => foot - 60 - at * 22 - between(art.random, -36, 60));
  const bars = tops
    .map(
      (top, at) =>
        `<rect x="${n(left + at * step + 12)}" y="${n(top)}" width="${n(step - 26)}" height="${n(foot - top)}" fill="${at === 6 ? pigment.cinnabar : ink}" fill-opacity="${at === 6 ? '.88' : n(0.28 + at * 0.07)}"/>`,
    )
    .join('');
  const grid = [0, 1, 2, 3, 4]
    .map((at) => `M${n(left - 12)} ${n(foot - at * 82)}h${n(step * 8 + 12)}`)
    .join('');
  const line = curve(tops.map((top, at) => [left + at * step + step / 2, top - 44] as const));
  return `<path d="${grid}" stroke="#8C7A58" stroke-opacity=".3" stroke-width="1"/>${bars}<path d="${line}" fill="none" stroke="${pigment.ink}" stroke-width="3.2" stroke-linecap="round"/><path d="M${n(left - 12)} ${n(foot)}h${n(step * 8 + 24)}" stroke="${pigment.ink}" stroke-width="3"/>`;
}

function manuscript(art: Canvas, ink: string): string {
  const cell = 36;
  let grid = '';
  for (let column = 0; column < 8; column += 1) {
    for (let row = 0; row < 10; row += 1)
      grid += `M${n(34 + column * (cell + 8))} ${n(34 + row * cell)}h${n(cell)}v${n(cell)}h${n(-cell)}Z`;
  }
  const signs = Array.from('读书破万卷下笔如有神')
    .map((sign, at) =>
      glyph(sign, 34 + 7 * (cell + 8) + cell / 2, 34 + at * cell + 27, 25, pigment.ink, 0.86),
    )
    .join('');
  return (
    desk(art) +
    sheet(
      art.width * 0.24,
      art.height * 0.1,
      410,
      430,
      -4,
      `<path d="${grid}" fill="none" stroke="${pigment.cinnabar}" stroke-opacity=".42"/>${signs}`,
    ) +
    `<g transform="translate(${n(art.width * 0.74)} ${n(art.height * 0.16)}) rotate(14)"><rect x="-8" width="16" height="250" rx="7" fill="${ink}"/><rect x="-9" y="238" width="18" height="20" fill="#BFA25E"/><path d="M-9 258h18l-4 34q-2 30 -5 44q-3 -14 -5 -44Z" fill="${pigment.ink}"/></g>`
  );
}

function cards(art: Canvas, ink: string): string {
  const card = (sign: string, colour: string) =>
    `<rect x="12" y="12" width="176" height="236" fill="none" stroke="${colour}" stroke-opacity=".6" stroke-width="1.5"/>${glyph(sign, 100, 132, 84, colour, 0.92)}${greeking(art, 40, 172, 120, 4, 16)}`;
  const signs = [
    ['问', '思', '辨'],
    ['读', '写', '讲'],
    ['教', '学', '评'],
  ][hash(String(art.seed)) % 3] ?? ['问', '思', '辨'];
  return (
    hills(art, 'a', { ridge: art.height * 0.5, swing: 80, depth: 240, colour: ink, opacity: 0.3, peaks: 5 }) +
    sheet(150, 160, 200, 260, -7, card(signs[0] ?? '问', ink)) +
    sheet(380, 130, 200, 260, 1, card(signs[1] ?? '思', pigment.ink)) +
    sheet(610, 166, 200, 260, 7, card(signs[2] ?? '辨', pigment.cinnabar))
  );
}

function rangeAndStroke(art: Canvas, ink: string): string {
  return (
    landscape(art, ink, art.height * 0.5, { disc: 'sun' }) +
    stroke(art, art.width * 0.1, art.height * 0.86, art.width * 0.5, 34, pigment.ink, 0.85)
  );
}

export function activity(art: Canvas): string {
  const ink = inkOf(art);
  const { width, height, random } = art;
  const seats = 10;
  let people = '';
  for (let at = 0; at < seats; at += 1) {
    const angle = (at / seats) * Math.PI * 2 + 0.3;
    const x = width / 2 + Math.cos(angle) * width * 0.36;
    const y = height * 0.5 + Math.sin(angle) * height * 0.36;
    const colour = at % 5 === art.seed % 5 ? pigment.cinnabar : at % 2 === 0 ? ink : pigment.ink2;
    people += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n((angle * 180) / Math.PI + 90)})"><ellipse rx="36" ry="18" fill="${colour}" opacity=".85"/><circle cy="-3" r="14" fill="${pigment.cream}" stroke="${pigment.ink}" stroke-width="2.4"/></g>`;
  }
  let notes = '';
  for (let at = 0; at < 7; at += 1) {
    const angle = (at / 7) * Math.PI * 2;
    notes += sheet(
      width / 2 - 34 + Math.cos(angle) * width * 0.19,
      height * 0.5 - 44 + Math.sin(angle) * height * 0.13,
      68,
      88,
      between(random, -24, 24),
      greeking(art, 10, 16, 48, 6, 10),
    );
  }
  return (
    paper(art) +
    `<ellipse cx="${n(width / 2)}" cy="${n(height * 0.5 + 8)}" rx="${n(width * 0.31)}" ry="${n(height * 0.29)}" fill="#3A2C12" opacity=".14"/><ellipse cx="${n(width / 2)}" cy="${n(height * 0.5)}" rx="${n(width * 0.31)}" ry="${n(height * 0.29)}" fill="#E4D6BB" stroke="#B9A67F" stroke-width="2"/>${notes}${people}` +
    seal(width - 84, height - 84, 44)
  );
}

/**
 * A pupil's work: a mounted scroll with an ink painting; the branch depends on the seed. Its rods keep away from the
 * edges, which lists crop to 16:9.
 */
export function work(art: Canvas): string {
  const { width, height, random, seed } = art;
  const w = width * 0.6;
  const h = height * 0.6;
  let painting: string;
  if (seed % 3 === 0) {
    let leaves = '';
    let stems = '';
    for (let stem = 0; stem < 4; stem += 1) {
      const x = w * (0.2 + stem * 0.18);
      const lean = between(random, -16, 16);
      for (let joint = 0; joint < 6; joint += 1) {
        const from = h - joint * (h / 6);
        stems += `M${n(x + lean * joint * 0.4)} ${n(from - 4)}L${n(x + lean * (joint + 1) * 0.4)} ${n(from - h / 6 + 4)}`;
        if (joint > 1) {
          for (const side of [-1, 1])
            leaves += `M${n(x + lean * joint * 0.4)} ${n(from)}q${n(side * 34)} ${n(between(random, -6, 22))} ${n(side * between(random, 54, 92))} ${n(between(random, 20, 58))}q${n(side * -40)} ${n(-12)} ${n(side * -56)} ${n(-36)}Z`;
        }
      }
    }
    painting = `<path d="${stems}" stroke="${pigment.ink}" stroke-opacity=".62" stroke-width="9" stroke-linecap="butt"/><path d="${leaves}" fill="${pigment.ink}" fill-opacity=".74"/>`;
  } else if (seed % 3 === 1) {
    const branch = curve([
      [0, h * 0.86],
      [w * 0.26, h * 0.66],
      [w * 0.42, h * 0.7],
      [w * 0.64, h * 0.4],
      [w * 0.86, h * 0.22],
    ]);
    let blossom = '';
    for (let at = 0; at < 17; at += 1) {
      const t = between(random, 0.12, 0.98);
      const x = w * t * 0.88;
      const y = h * (0.86 - t * 0.66) + between(random, -34, 30);
      for (let petal = 0; petal < 5; petal += 1)
        blossom += `<circle cx="${n(x + Math.cos(petal * 1.257) * 8)}" cy="${n(y + Math.sin(petal * 1.257) * 8)}" r="7"/>`;
    }
    painting = `<path d="${branch}" fill="none" stroke="${pigment.ink}" stroke-width="13" stroke-linecap="round" stroke-opacity=".86"/><path d="M${n(w * 0.42)} ${n(h * 0.68)}q40 -80 26 -150M${n(w * 0.62)} ${n(h * 0.42)}q70 10 110 -10" fill="none" stroke="${pigment.ink}" stroke-width="6" stroke-opacity=".8"/><g fill="${pigment.cinnabar}" fill-opacity=".78">${blossom}</g>`;
  } else {
    const inner = { ...art, width: w, height: h };
    painting = `<svg width="${n(w)}" height="${n(h)}">${landscape(inner, pigment.ink, h * 0.5, { disc: 'sun', x: w * 0.3 })}</svg>`;
  }
  const x = (width - w) / 2;
  const y = (height - h) / 2;
  return (
    paper(art, '#E9DFCC') +
    `<rect x="${n(x - 40)}" y="${n(y - 34)}" width="${n(w + 80)}" height="${n(h + 68)}" fill="#C9BB9A" opacity=".5"/>` +
    sheet(x, y, w, h, 0, painting + seal(w - 58, h - 62, 36), '#FCF8EF') +
    `<rect x="${n(x - 62)}" y="${n(y - 48)}" width="${n(w + 124)}" height="15" rx="7" fill="#5B3A22"/><rect x="${n(x - 62)}" y="${n(y + h + 33)}" width="${n(w + 124)}" height="15" rx="7" fill="#5B3A22"/>`
  );
}

export function course(art: Canvas, title: string, subtitle: string): string {
  const { width, height, random, id } = art;
  const ground = [
    ['#24563F', '#173B2C'],
    ['#2C3E57', '#1B2A40'],
    ['#3B4048', '#23272D'],
  ][art.seed % 3] ?? ['#24563F', '#173B2C'];
  const wave = curve(
    Array.from({ length: 13 }, (_, at) => [40 + at * 26, 150 + Math.sin(at * 0.9 + art.seed) * 74] as const),
  );
  const chalk =
    [
      `<path d="M10 150H390M190 300V0" /><path d="${wave}" stroke="#F0C987" stroke-width="4"/>`,
      `<circle cx="200" cy="150" r="128"/><path d="M82 200L318 200L220 24ZM220 24V200" stroke-width="3"/><circle cx="220" cy="24" r="6" fill="#F0C987"/>`,
      `<ellipse cx="200" cy="150" rx="180" ry="62"/><ellipse cx="200" cy="150" rx="180" ry="62" transform="rotate(60 200 150)"/><ellipse cx="200" cy="150" rx="180" ry="62" transform="rotate(120 200 150)"/><circle cx="200" cy="150" r="16" fill="#F0C987" stroke="none"/>`,
      `<path d="M30 270L130 90L190 190L260 40L380 270Z"/><path d="M104 138l26 -48 30 50M226 112l34 -72 40 74" stroke="#F0C987"/>`,
    ][Math.floor(random() * 4)] ?? '';
  const columns = breakColumns(title).slice(0, 3);
  const long = Math.max(...columns.map((column) => column.length));
  const type = Math.min(58, 300 / Math.max(4, long * 0.98));
  const lines = columns
    .map((column, at) =>
      words(
        column.map(({ text }) => text).join(''),
        64,
        height * 0.46 + at * type * 1.32 - ((columns.length - 1) * type * 1.32) / 2,
        type,
        { colour: '#FBF7EE', weight: 700, spacing: 2 },
      ),
    )
    .join('');
  return (
    `<defs><linearGradient id="${id}b" x2=".4" y2="1"><stop stop-color="${ground[0] ?? ''}"/><stop offset="1" stop-color="${ground[1] ?? ''}"/></linearGradient></defs><rect width="${n(width)}" height="${n(height)}" fill="url(#${id}b)"/>` +
    stroke(art, 60, height * 0.2, 300, 40, '#fff', 0.05) +
    `<g transform="translate(${n(width - 450)} ${n(height * 0.22)})" fill="none" stroke="#fff" stroke-opacity=".82" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${chalk}</g>` +
    lines +
    (subtitle === ''
      ? ''
      : words(subtitle, 66, height * 0.8, 24, { colour: '#D9D2C2', weight: 400, spacing: 2 })) +
    `<path d="M66 ${n(height * 0.85)}h72" stroke="${pigment.cinnabar}" stroke-width="5"/><rect y="${n(height - 16)}" width="${n(width)}" height="16" fill="#6E5532"/>` +
    seal(width - 92, height - 96, 48)
  );
}
