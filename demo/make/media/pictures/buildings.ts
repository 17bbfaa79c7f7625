import { between, n, pigment, seal } from '../svg/markup.js';
import { glyph, hills, inkOf, paper, words, type Canvas } from './brushes.js';

export function university(art: Canvas): string {
  const ink = inkOf(art);
  const { width, height, seed } = art;
  const ground = height * 0.82;
  const building = [hall, library, pagodaGate][(seed + Math.floor(seed / 3)) % 3] ?? hall;
  let trees = '';
  for (let at = 0; at < 11; at += 1) {
    const x = at < 6 ? between(art.random, 0, width * 0.2) : between(art.random, width * 0.8, width);
    const size = between(art.random, 30, 62);
    trees += `<ellipse cx="${n(x)}" cy="${n(ground - size * 0.9)}" rx="${n(size * 0.62)}" ry="${n(size)}" fill="${seed % 2 === 0 ? pigment.pine : ink}" fill-opacity="${n(between(art.random, 0.24, 0.5))}"/>`;
  }
  return (
    paper(art) +
    `<circle cx="${n(width * between(art.random, 0.12, 0.88))}" cy="${n(height * 0.2)}" r="44" fill="${pigment.cinnabar}" fill-opacity=".8"/>` +
    hills(art, 'a', { ridge: height * 0.46, swing: 70, depth: 240, colour: ink, opacity: 0.34, peaks: 5 }) +
    building(width / 2, ground, ink) +
    trees +
    `<path d="M0 ${n(ground)}H${n(width)}V${n(height)}H0Z" fill="#DCCFB3" opacity=".6"/><path d="M${n(width * 0.42)} ${n(ground)}L${n(width * 0.26)} ${n(height)}H${n(width * 0.74)}L${n(width * 0.58)} ${n(ground)}Z" fill="${pigment.cream}"/><path d="M0 ${n(ground)}H${n(width)}" stroke="${pigment.ink}" stroke-width="3"/>`
  );
}

function windows(x: number, y: number, columns: number, rows: number, stepX: number, stepY: number): string {
  let openings = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      openings += `M${n(x + column * stepX)} ${n(y + row * stepY)}h${n(stepX * 0.46)}v${n(stepY * 0.6)}h${n(-stepX * 0.46)}Z`;
  }
  return `<path d="${openings}" fill="${pigment.cream}" fill-opacity=".82"/>`;
}

function hall(cx: number, ground: number, ink: string): string {
  let columns = '';
  for (let at = 0; at < 6; at += 1)
    columns += `<rect x="${n(cx - 142 + at * 53)}" y="${n(ground - 170)}" width="19" height="150" fill="${pigment.cream}"/>`;
  return (
    `<rect x="${n(cx - 330)}" y="${n(ground - 150)}" width="660" height="150" fill="${ink}"/>${windows(cx - 312, ground - 128, 4, 3, 40, 44)}${windows(cx + 184, ground - 128, 4, 3, 40, 44)}` +
    `<rect x="${n(cx - 166)}" y="${n(ground - 196)}" width="332" height="196" fill="${pigment.ink}"/><path d="M${n(cx - 186)} ${n(ground - 192)}L${n(cx)} ${n(ground - 262)}L${n(cx + 186)} ${n(ground - 192)}Z" fill="${ink}" stroke="${pigment.cream}" stroke-width="3"/>${columns}` +
    `<path d="M${n(cx - 190)} ${n(ground - 12)}h380M${n(cx - 178)} ${n(ground - 24)}h356" stroke="${pigment.cream}" stroke-width="6"/>`
  );
}

function library(cx: number, ground: number, ink: string): string {
  return (
    `<rect x="${n(cx - 60)}" y="${n(ground - 330)}" width="120" height="330" fill="${pigment.ink}"/>${windows(cx - 42, ground - 250, 3, 6, 32, 38)}<path d="M${n(cx - 72)} ${n(ground - 326)}L${n(cx)} ${n(ground - 384)}L${n(cx + 72)} ${n(ground - 326)}Z" fill="${ink}"/><circle cx="${n(cx)}" cy="${n(ground - 288)}" r="22" fill="${pigment.cream}"/><path d="M${n(cx)} ${n(ground - 304)}v16h11" fill="none" stroke="${pigment.ink}" stroke-width="3"/>` +
    `<rect x="${n(cx - 300)}" y="${n(ground - 170)}" width="240" height="170" fill="${ink}"/>${windows(cx - 280, ground - 148, 6, 3, 36, 48)}<rect x="${n(cx + 60)}" y="${n(ground - 206)}" width="240" height="206" fill="${ink}"/>${windows(cx + 80, ground - 184, 6, 4, 36, 46)}`
  );
}

function pagodaGate(cx: number, ground: number, ink: string): string {
  const roof = (x: number, y: number, half: number, rise: number) =>
    `<path d="M${n(x - half)} ${n(y)}Q${n(x - half * 0.62)} ${n(y - 6)} ${n(x - half * 0.5)} ${n(y - rise)}H${n(x + half * 0.5)}Q${n(x + half * 0.62)} ${n(y - 6)} ${n(x + half)} ${n(y)}Q${n(x + half * 0.8)} ${n(y + 14)} ${n(x + half * 0.6)} ${n(y + 10)}H${n(x - half * 0.6)}Q${n(x - half * 0.8)} ${n(y + 14)} ${n(x - half)} ${n(y)}Z" fill="${pigment.ink}"/>`;
  let posts = '';
  for (const at of [-230, -110, 96, 216])
    posts += `<rect x="${n(cx + at)}" y="${n(ground - 196)}" width="16" height="196" fill="#6A3528"/>`;
  return `${posts}<rect x="${n(cx - 240)}" y="${n(ground - 206)}" width="480" height="34" fill="${ink}"/><rect x="${n(cx - 86)}" y="${n(ground - 268)}" width="172" height="44" fill="${pigment.ochre}"/>${roof(cx - 176, ground - 196, 120, 38)}${roof(cx + 176, ground - 196, 120, 38)}${roof(cx, ground - 258, 170, 50)}`;
}

export function shop(art: Canvas, title: string): string {
  const ink = inkOf(art);
  const { width, height, random } = art;
  const ground = height * 0.88;
  let spines = '';
  for (let shelf = 0; shelf < 3; shelf += 1) {
    for (let x = 150; x < width - 160;) {
      const thick = between(random, 10, 22);
      const tall = between(random, 50, 72);
      const colour =
        [pigment.indigo, pigment.pine, pigment.ochre, pigment.ink, pigment.cinnabar][
          Math.floor(random() * 5)
        ] ?? ink;
      if (random() > 0.09 && !(x > width * 0.43 && x < width * 0.56))
        spines += `<rect x="${n(x)}" y="${n(322 + shelf * 84 - tall)}" width="${n(thick)}" height="${n(tall)}" fill="${colour}" fill-opacity=".72"/>`;
      x += thick + 2.5;
    }
    spines += `<path d="M140 ${n(322 + shelf * 84)}H${n(width - 140)}" stroke="#7A5A32" stroke-width="5"/>`;
  }
  const sign = Array.from(title.replace(/[（(].*$/u, ''))
    .slice(0, 8)
    .join('');
  return (
    paper(art) +
    `<rect x="96" y="92" width="${n(width - 192)}" height="${n(ground - 92)}" fill="#EFE4CD"/><rect x="130" y="220" width="${n(width - 260)}" height="${n(ground - 236)}" fill="#FBF3E0" stroke="#7A5A32" stroke-width="7"/>${spines}` +
    `<rect x="${n(width * 0.43)}" y="220" width="${n(width * 0.14)}" height="${n(ground - 220)}" fill="${ink}"/><rect x="${n(width * 0.45)}" y="244" width="${n(width * 0.1)}" height="${n(ground - 290)}" fill="${pigment.cream}" opacity=".9"/><circle cx="${n(width * 0.545)}" cy="${n(ground - 120)}" r="5" fill="${pigment.ochre}"/>` +
    `<path d="M70 96H${n(width - 70)}L${n(width - 96)} 52H96Z" fill="${pigment.ink}"/><rect x="150" y="112" width="${n(width - 300)}" height="72" fill="${pigment.ink}" stroke="${pigment.ochre}" stroke-width="3"/>${words(sign, width / 2, 163, Math.min(42, (width - 340) / Math.max(1, Array.from(sign).length)), { colour: '#F1DCA7', anchor: 'middle', weight: 700, spacing: 4 })}` +
    [116, width - 116]
      .map(
        (x) =>
          `<path d="M${n(x)} 92v40" stroke="${pigment.ink}" stroke-width="2"/><ellipse cx="${n(x)}" cy="162" rx="24" ry="31" fill="${pigment.cinnabar}"/><path d="M${n(x - 12)} 132h24M${n(x - 12)} 192h24M${n(x)} 196v22" stroke="#E8C16A" stroke-width="4"/>${glyph('书', x, 173, 26, '#F6E3B4', 1)}`,
      )
      .join('') +
    `<path d="M0 ${n(ground)}H${n(width)}" stroke="${pigment.ink}" stroke-width="4"/>`
  );
}

export function honour(art: Canvas, title: string, subtitle: string): string {
  const { width, height, id } = art;
  const lines = splitEvenly(title, 11);
  const type = lines.length > 2 ? 36 : 42;
  return (
    paper(art, '#E6DAC3') +
    `<defs><linearGradient id="${id}z" x2="1" y2="1"><stop stop-color="#E9D3A0"/><stop offset=".45" stop-color="#CDAA62"/><stop offset=".55" stop-color="#E3C88C"/><stop offset="1" stop-color="#B18A45"/></linearGradient></defs>` +
    `<rect x="92" y="100" width="${n(width - 172)}" height="${n(height - 176)}" fill="#3A2C12" opacity=".2"/><rect x="84" y="88" width="${n(width - 168)}" height="${n(height - 176)}" fill="#6A4526"/><rect x="108" y="112" width="${n(width - 216)}" height="${n(height - 224)}" fill="url(#${id}z)"/><rect x="122" y="126" width="${n(width - 244)}" height="${n(height - 252)}" fill="none" stroke="#7A5A22" stroke-width="2"/>` +
    glyph('誉', width / 2, height * 0.62, 260, '#7A5A22', 0.1) +
    lines
      .map((line, at) =>
        words(line, width / 2, height * 0.45 + (at - (lines.length - 1) / 2) * type * 1.4, type, {
          colour: '#4A300C',
          weight: 700,
          anchor: 'middle',
          spacing: 3,
        }),
      )
      .join('') +
    `<path d="M${n(width / 2 - 60)} ${n(height * 0.62)}h120" stroke="#7A5A22" stroke-width="2"/>` +
    words(subtitle === '' ? '砚田教育' : subtitle, width / 2, height * 0.7, 24, {
      colour: '#5A3D14',
      weight: 500,
      anchor: 'middle',
      spacing: 3,
    }) +
    [
      [108, 112],
      [width - 108, 112],
      [108, height - 112],
      [width - 108, height - 112],
    ]
      .map(([x, y]) => `<circle cx="${n(x ?? 0)}" cy="${n(y ?? 0)}" r="8" fill="#4A300C"/>`)
      .join('') +
    seal(width - 196, height - 204, 46)
  );
}

/** A line of Chinese broken into rows of nearly equal length, none longer than `most` characters. */
export function splitEvenly(text: string, most: number): string[] {
  const signs = Array.from(text);
  const rows = Math.max(1, Math.ceil(signs.length / most));
  const each = Math.ceil(signs.length / rows);
  return Array.from({ length: rows }, (_, at) => signs.slice(at * each, (at + 1) * each).join(''));
}
