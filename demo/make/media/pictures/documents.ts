import qrcode from 'qrcode';
import { displayFont, hash, n, pigment, seal } from '../svg/markup.js';
import { glyph, hills, inkOf, paper, paragraph, words, type Canvas } from './brushes.js';
import { splitEvenly } from './buildings.js';

export function certificate(art: Canvas, shopName: string, scope: string): string {
  const { width, height, seed } = art;
  const year = 2025 + (seed % 2);
  const number = `YT-SQ-${String(year)}-${String((hash(shopName) % 9000) + 1000)}`;
  const corner = (x: number, y: number, turn: number) =>
    `<path transform="translate(${n(x)} ${n(y)}) rotate(${String(turn)})" d="M0 92V0H92M14 80V14H80M28 62V28H62V48H44V44" fill="none" stroke="#9C7A35" stroke-width="4"/>`;
  const name = splitEvenly(shopName, 24);
  const star = Array.from({ length: 10 }, (_, at) => {
    const radius = at % 2 === 0 ? 26 : 10.4;
    const angle = (at * 36 - 90) * (Math.PI / 180);
    return `${n(Math.cos(angle) * radius)},${n(Math.sin(angle) * radius)}`;
  }).join(' ');
  const ring = Array.from('砚田教育出版有限公司')
    .map(
      (sign, at, all) =>
        `<text transform="rotate(${n(-126 + (252 / (all.length - 1)) * at)}) translate(0 -62)" font-size="21" text-anchor="middle">${sign}</text>`,
    )
    .join('');
  return (
    paper(art, '#F3E9D2') +
    `<rect x="34" y="34" width="${n(width - 68)}" height="${n(height - 68)}" fill="none" stroke="#9C7A35" stroke-width="3"/><rect x="48" y="48" width="${n(width - 96)}" height="${n(height - 96)}" fill="none" stroke="#9C7A35" stroke-width="1.2"/>` +
    corner(62, 62, 0) +
    corner(width - 62, 62, 90) +
    corner(width - 62, height - 62, 180) +
    corner(62, height - 62, 270) +
    hills(art, 'a', {
      ridge: height * 0.74,
      swing: 70,
      depth: 150,
      colour: '#9C7A35',
      opacity: 0.14,
      peaks: 5,
    }) +
    glyph('砚', width / 2, height * 0.7, 400, '#9C7A35', 0.055) +
    words('授 权 证 书', width / 2, 196, 68, {
      anchor: 'middle',
      weight: 700,
      spacing: 10,
      colour: '#7A1F19',
    }) +
    words('CERTIFICATE OF AUTHORISATION', width / 2, 236, 18, {
      anchor: 'middle',
      weight: 400,
      spacing: 6,
      colour: '#8A6D33',
    }) +
    words(`证书编号：${number}`, width - 130, 292, 19, { anchor: 'end', weight: 400, colour: pigment.ink2 }) +
    words('兹授权', 140, 342, 28, { weight: 400 }) +
    name
      .map((line, at) =>
        words(
          line,
          width / 2,
          400 + at * 48 - (name.length - 1) * 6,
          name.length > 1 ? 36 : Math.min(44, 880 / Math.max(1, Array.from(line).length)),
          { anchor: 'middle', weight: 700, spacing: 2 },
        ),
      )
      .join('') +
    `<path d="M200 ${n(424 + (name.length - 1) * 42)}H${n(width - 200)}" stroke="#9C7A35" stroke-width="1.6"/>` +
    paragraph(
      [
        `为砚田教育图书${scope === '' ? '正版经销单位' : scope}，在授权期限内销售本公司出版的`,
        '教辅图书与配套试卷，并提供售后与正版查验服务。',
      ],
      140,
      494 + (name.length - 1) * 26,
      27,
      48,
    ) +
    words(`授权期限：${String(year)} 年 1 月 1 日至 ${String(year + 1)} 年 12 月 31 日`, 140, 628, 24, {
      weight: 400,
    }) +
    words('凭证书编号可在本公司网站“官方店铺”栏目查验真伪', 140, 672, 20, {
      weight: 400,
      colour: pigment.ink3,
    }) +
    words('砚田教育出版有限公司', width - 140, 688, 28, { anchor: 'end' }) +
    words(`${String(year)} 年 1 月 1 日`, width - 190, 732, 24, { anchor: 'end', weight: 400 }) +
    `<g transform="translate(${n(width - 270)} 680) rotate(-8)" fill="${pigment.cinnabar}" stroke="none" opacity=".78" font-family="${displayFont}" font-weight="700"><circle r="86" fill="none" stroke="${pigment.cinnabar}" stroke-width="5"/><polygon points="${star}"/>${ring}<text y="58" font-size="17" text-anchor="middle">授权专用章</text></g>`
  );
}

/** A platform's tile: its first characters, never the platform's real logo. */
export function platform(art: Canvas, title: string): string {
  const colours = [pigment.cinnabar, pigment.ink, pigment.indigo, pigment.pine, pigment.ochre] as const;
  const colour = colours[hash(title) % colours.length] ?? pigment.ink;
  const signs = Array.from(title).slice(0, 4);
  const rows = signs.length > 2 ? [signs.slice(0, 2), signs.slice(2)] : [signs];
  const type = rows.length === 2 || signs.length === 2 ? 50 : 84;
  return (
    `<rect width="${n(art.width)}" height="${n(art.height)}" rx="28" fill="${colour}"/><rect x="9" y="9" width="142" height="142" rx="21" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/>` +
    rows
      .map((row, at) =>
        words(row.join(''), 82, 80 + type * 0.36 + (at - (rows.length - 1) / 2) * type * 1.14, type, {
          colour: '#fff',
          weight: 700,
          anchor: 'middle',
          spacing: 4,
        }),
      )
      .join('')
  );
}

export function avatar(art: Canvas, title: string): string {
  const ink = inkOf(art);
  const sign = Array.from(title.trim())[0] ?? '砚';
  return (
    `<rect width="240" height="240" fill="${pigment.sunken}"/><circle cx="120" cy="120" r="120" fill="${ink}" fill-opacity=".14"/>` +
    hills(art, 'a', { ridge: 168, swing: 26, depth: 84, colour: ink, opacity: 0.5, peaks: 2 }) +
    hills(art, 'b', { ridge: 198, swing: 20, depth: 60, colour: ink, opacity: 0.75, peaks: 2 }) +
    glyph(sign, 120, 154, 104, pigment.ink, 0.88)
  );
}

/** A QR code that phones can read, with `text` as its content. */
export function qrCode(art: Canvas, text: string): string {
  const { modules } = qrcode.create(text === '' ? '砚田教育' : text, { errorCorrectionLevel: 'H' });
  const quiet = 4;
  const unit = art.width / (modules.size + quiet * 2);
  let dark = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) !== 0) dark += `M${String(column + quiet)} ${String(row + quiet)}h1v1h-1z`;
    }
  }
  const mark = art.width * 0.17;
  const at = (art.width - mark) / 2;
  return (
    `<rect width="${n(art.width)}" height="${n(art.height)}" fill="#fff"/><path transform="scale(${String(Math.round(unit * 1e4) / 1e4)})" d="${dark}" fill="${pigment.ink}" shape-rendering="crispEdges"/>` +
    `<rect x="${n(at - 5)}" y="${n(at - 5)}" width="${n(mark + 10)}" height="${n(mark + 10)}" rx="6" fill="#fff"/>${seal(at, at, mark)}`
  );
}
