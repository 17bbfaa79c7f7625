export interface CertificateFacts {
  number: string;
  shop: string;
  company: string;
  platform: string;
  /** YYYY-MM-DD. */
  starts: string;
  ends: string;
  /** The publisher. */
  issuer: string;
}

const width = 840;
const height = 594;
const gold = '#A8803A';
const dark = '#1E2227';
const brown = '#3A3226';
const red = '#B4362D';
const serif = 'Noto Serif CJK SC,Noto Serif SC,Source Han Serif SC,Songti SC,SimSun,serif';
/** What a line of names may take. */
const lineWidth = 560;
const fret =
  '<pattern id="fret" x="12" y="9" width="24" height="24" patternUnits="userSpaceOnUse">' +
  `<path d="M3 21V3h18v15H8V8h8v5h-4" fill="none" stroke="${gold}" stroke-width="1.6"/></pattern>`;
const seal =
  `<g transform="rotate(-6 640 470)" fill="none" stroke="${red}" opacity=".85">` +
  '<circle cx="640" cy="470" r="54" stroke-width="3.5"/><circle cx="640" cy="470" r="47" stroke-width=".8"/>' +
  `<path d="m640 447 5.500 16h17l-13.500 10.500 5 16.500-14-10-14 10 5-16.500-13.500-10.500h17Z" fill="${red}" stroke="none"/></g>`;

/** The certificate as SVG, 840 × 594, with the fonts of whoever looks at it. */
export function certificatePicture(facts: CertificateFacts): string {
  const { number, shop, company, platform, starts, ends, issuer } = facts;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}">`,
    `<defs>${fret}</defs>`,
    '<rect width="840" height="594" fill="#FDF9EE"/>',
    '<rect x="12" y="9" width="816" height="576" fill="url(#fret)"/>',
    `<rect x="38" y="35" width="764" height="524" fill="#FDF9EE" stroke="${gold}" stroke-width="1.5"/>`,
    `<rect x="46" y="43" width="748" height="508" fill="none" stroke="${gold}" stroke-width=".8"/>`,
    `<g font-family="${serif}">`,
    text('授权证书', { x: 427, y: 146, size: 48, anchor: 'middle', weight: 700, spacing: 14 }),
    text(`编号 ${number}`, { x: 420, y: 182, size: 15, anchor: 'middle', colour: brown, spacing: 2 }),
    text('兹授权', { x: 116, y: 246, size: 18, colour: brown }),
    text(shop, { x: 420, y: 298, size: fitting(shop, 36), anchor: 'middle', weight: 700 }),
    `<path d="M140 316h560" stroke="${gold}" stroke-width=".8"/>`,
    text(`（${company}）`, { x: 420, y: 348, size: fitting(company, 16), anchor: 'middle', colour: brown }),
    text(`在${platform}平台销售本社出版的中小学图书。`, { x: 116, y: 398, size: 18, colour: brown }),
    text(`有效期：${starts} 至 ${ends}`, { x: 116, y: 432, size: 18, colour: brown }),
    text(issuer, { x: 724, y: 474, size: fitting(issuer, 18), anchor: 'end', weight: 700 }),
    text(starts, { x: 724, y: 504, size: 16, anchor: 'end', colour: brown }),
    '</g>',
    seal,
    '</svg>',
  ].join('');
}

interface TextStyle {
  x: number;
  y: number;
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  weight?: 400 | 700;
  colour?: string;
  spacing?: number;
}

function text(words: string, style: TextStyle): string {
  const { x, y, size, anchor = 'start', weight = 400, colour = dark, spacing = 0 } = style;
  return `<text x="${String(x)}" y="${String(y)}" font-size="${String(size)}" font-weight="${String(weight)}" text-anchor="${anchor}" letter-spacing="${String(spacing)}" fill="${colour}">${escaped(words)}</text>`;
}

/** A long name gets smaller, so that it stays inside the frame. */
function fitting(words: string, size: number): number {
  return Math.min(size, Math.floor(lineWidth / Math.max(1, Array.from(words).length)));
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
