export const pigment = {
  paper: '#FBF8F3',
  cream: '#FBF7EE',
  sunken: '#F3EDE3',
  rule: '#E6DED1',
  ink: '#1E2227',
  ink2: '#4A4F57',
  ink3: '#6B7079',
  cinnabar: '#B4362D',
  indigo: '#2B4C7E',
  pine: '#2F6B5B',
  ochre: '#9A5B12',
} as const;

export const displayFont = "'Source Han Serif SC','Noto Serif CJK SC','Songti SC',STSong,SimSun,serif";

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// eslint-disable-next-line no-control-regex -- control characters are exactly what must go
const unreadable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Escapes text for XML, without control characters, which make a picture unreadable. */
export function escapeXml(text: string): string {
  return text.replace(unreadable, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** A coordinate with at most two decimals, so that files are small and equal on every machine. */
export function n(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** FNV-1a over UTF-16 units: a stable 32-bit hash of a text. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

export type Random = () => number;

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

export function loop(points: readonly (readonly [number, number])[]): string {
  const at = (index: number): readonly [number, number] =>
    points[(index + points.length) % points.length] ?? [0, 0];
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (const [index, [x, y]] of points.entries()) {
    const [beforeX, beforeY] = at(index - 1);
    const [nextX, nextY] = at(index + 1);
    const [thenX, thenY] = at(index + 2);
    path += `C${n(x + (nextX - beforeX) / 6)} ${n(y + (nextY - beforeY) / 6)} ${n(nextX - (thenX - x) / 6)} ${n(nextY - (thenY - y) / 6)} ${n(nextX)} ${n(nextY)}`;
  }
  return `${path}Z`;
}

/** Catmull-Rom as cubic Béziers, starting with M. */
export function curve(points: readonly (readonly [number, number])[]): string {
  const first = points[0];
  if (!first) return '';
  let path = `M${n(first[0])} ${n(first[1])}`;
  for (let at = 0; at + 1 < points.length; at += 1) {
    const p1 = points[at] ?? first;
    const p2 = points[at + 1] ?? p1;
    const p0 = points[at - 1] ?? p1;
    const p3 = points[at + 2] ?? p2;
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6] as const;
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6] as const;
    path += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(p2[0])} ${n(p2[1])}`;
  }
  return path;
}

export function seal(x: number, y: number, size: number, text = '砚田'): string {
  const inset = size * 0.085;
  const letter = size * 0.37;
  const characters = Array.from(text).slice(0, 2);
  const glyphs = characters
    .map((character, at) => {
      const centre = y + size / 2 + (at - (characters.length - 1) / 2) * letter * 1.02;
      return `<tspan x="${n(x + size / 2)}" y="${n(centre + letter * 0.37)}">${escapeXml(character)}</tspan>`;
    })
    .join('');
  return (
    `<rect x="${n(x)}" y="${n(y)}" width="${n(size)}" height="${n(size)}" rx="${n(size * 0.11)}" fill="${pigment.cinnabar}"/>` +
    `<rect x="${n(x + inset)}" y="${n(y + inset)}" width="${n(size - inset * 2)}" height="${n(size - inset * 2)}" rx="${n(size * 0.05)}" fill="none" stroke="#fff" stroke-opacity=".72" stroke-width="${n(size * 0.022)}"/>` +
    `<text font-family="${displayFont}" font-weight="700" font-size="${n(letter)}" text-anchor="middle" fill="#fff">${glyphs}</text>`
  );
}
