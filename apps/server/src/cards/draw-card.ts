import type { Card, Cover } from './card.js';
import { linesOf, widthOf } from './title-lines.js';

export const cardWidth = 1200;
export const cardHeight = 630;
/** How the font of the cards calls itself, at any weight. */
export const cardFont = 'Noto Serif SC ExtraLight';

/** The colours of the site's theme: paper, ink, the seal, and the cloth of each stage. */
const paper = '#FBF8F3';
const ink = '#1E2227';
const quiet = '#5C626B';
const rule = '#DCD2C2';
const cinnabar = '#B4362D';
const cloths = { high: '#2B4C7E', middle: '#2F6B5B', primary: '#9A5B12', neutral: '#3B4048' } as const;

/** Of the spine at the left edge. */
const spine = 60;
const left = 124;
const right = 1128;
const top = 86;
/** The baseline of the publisher's name. */
const foot = 556;
const gap = 64;

/** Sizes of a title, in px, each with the lines that may stand above each other. */
const titleSizes = [
  { size: 92, most: 2 },
  { size: 76, most: 3 },
  { size: 64, most: 3 },
  { size: 56, most: 4 },
  { size: 48, most: 5 },
  { size: 42, most: 6 },
  { size: 38, most: 7 },
] as const;
const smallest = { size: 38, most: 7 } as const;
const lineHeight = 1.34;
/** Of the words below a title, with the space before them. */
const lineSize = 28;
const lineStep = 62;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replace(/\p{Cc}/gu, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In em: longer titles need more of the card than a picture that lies leaves them. */
const longTitle = 30;

/** A cover stands upright, a picture lies: whole, within what the card has for it. */
function placeOf({ width, height }: Cover, title: string): Place {
  const lying = widthOf(title) > longTitle ? 400 : 500;
  const most = width >= height ? { width: lying, height: 400 } : { width: 380, height: 480 };
  const scale = Math.min(most.width / width, most.height / height);
  const drawn = { width: width * scale, height: height * scale };
  return { ...drawn, x: right - drawn.width, y: (cardHeight - drawn.height) / 2 };
}

function boxOf({ x, y, width, height }: Place): string {
  return `x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}"`;
}

function drawShadow(place: Place): string {
  const box = boxOf(place);
  return (
    `<rect ${box} fill="#3A2E1C" opacity=".34" filter="url(#card-far)" transform="translate(0 16)"/>` +
    `<rect ${box} fill="#3A2E1C" opacity=".3" filter="url(#card-near)" transform="translate(0 3)"/>`
  );
}

const mediaTypes = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' } as const;

/** Not as an image: the rasteriser has no font for the text of an SVG in an SVG. */
function inlined({ bytes, width, height }: Cover, place: string): string {
  const svg = Buffer.from(bytes).toString();
  const content = svg.slice(Math.max(0, svg.search(/<svg[\s>]/)));
  return `<svg ${place} viewBox="0 0 ${String(width)} ${String(height)}">${content}</svg>`;
}

function embedded({ bytes }: Cover, type: keyof typeof mediaTypes, place: string): string {
  const data = Buffer.from(bytes).toString('base64');
  return `<image ${place} preserveAspectRatio="xMidYMid slice" href="data:${mediaTypes[type]};base64,${data}"/>`;
}

function drawCover(cover: Cover, place: Place): string {
  const box = boxOf(place);
  return (
    drawShadow(place) +
    (cover.type === 'svg' ? inlined(cover, box) : embedded(cover, cover.type, box)) +
    `<rect ${box} fill="none" stroke="#000" stroke-opacity=".12"/>`
  );
}

/** The spine of a thread-bound book: cloth, sewn with four stitches around the edge. */
function drawSpine(stage: Card['stage']): string {
  const box = `width="${String(spine)}" height="${String(cardHeight)}"`;
  const seam = spine - 16;
  const stitches = [0.07, 0.355, 0.645, 0.93].map(
    (part) => `M0 ${String(part * cardHeight)}H${String(seam)}`,
  );
  return (
    `<rect ${box} fill="${cloths[stage]}"/><rect ${box} fill="url(#card-weave)"/>` +
    `<path d="M${String(seam)} 0V${String(cardHeight)}${stitches.join('')}" stroke="#FBF7EE" stroke-opacity=".72" stroke-width="2.6" fill="none"/>` +
    `<rect x="${String(spine)}" width="22" height="${String(cardHeight)}" fill="url(#card-fold)"/>`
  );
}

/** Where a thing has no picture: a book of the publisher, with its name on the slip. */
function drawBlankBook({ stage, publisher, seal }: Card, { x, y, width, height }: Place): string {
  const box = `x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}"`;
  const letters = Array.from(publisher.replace(/\s/gu, '')).slice(0, 8);
  const size = Math.min(44, 250 / letters.length);
  const slip = { x: x + 56, y: y + 44, width: size + 44, height: letters.length * size * 1.18 + 52 };
  const name = letters
    .map(
      (letter, at) =>
        `<text x="${String(slip.x + slip.width / 2)}" y="${String(slip.y + 26 + size * 0.92 + at * size * 1.18)}" font-size="${String(size)}" text-anchor="middle" fill="#23262B">${escapeXml(letter)}</text>`,
    )
    .join('');
  const frame = (inset: number, weight: number) =>
    `<rect x="${String(slip.x + inset)}" y="${String(slip.y + inset)}" width="${String(slip.width - 2 * inset)}" height="${String(slip.height - 2 * inset)}" fill="none" stroke="#23262B" stroke-opacity=".78" stroke-width="${String(weight)}"/>`;
  return (
    drawShadow({ x, y, width, height }) +
    `<rect ${box} fill="${cloths[stage]}"/><rect ${box} fill="url(#card-weave)"/><rect ${box} fill="url(#card-light)"/>` +
    `<rect x="${String(x)}" y="${String(y)}" width="24" height="${String(height)}" fill="url(#card-groove)"/>` +
    `<rect x="${String(slip.x)}" y="${String(slip.y)}" width="${String(slip.width)}" height="${String(slip.height)}" fill="#FBF7EE"/>${frame(6, 2)}${frame(10.5, 0.8)}${name}` +
    drawSeal(seal, x + 56, y + height - 44 - 54, 54)
  );
}

function drawSeal(seal: string, x: number, y: number, side: number): string {
  const letters = Array.from(seal).slice(0, 2);
  const size = letters.length === 1 ? side * 0.62 : side * 0.42;
  const middle = x + side / 2;
  const text = letters
    .map((letter, at) => {
      const centre = letters.length === 1 ? y + side / 2 : y + side * (0.28 + at * 0.44);
      return `<text x="${String(middle)}" y="${String(centre + size * 0.36)}" font-size="${String(size)}" text-anchor="middle" fill="#fff">${escapeXml(letter)}</text>`;
    })
    .join('');
  return (
    `<rect x="${String(x)}" y="${String(y)}" width="${String(side)}" height="${String(side)}" rx="6" fill="${cinnabar}"/>` +
    `<rect x="${String(x + 3.5)}" y="${String(y + 3.5)}" width="${String(side - 7)}" height="${String(side - 7)}" rx="3.5" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.4"/>` +
    text
  );
}

interface SetTitle {
  size: number;
  lines: string[];
}

/** What a title that is a px smaller costs, beside lines that are uneven or broken within a word. */
const smallerCost = 0.25;

/** The largest size in which the title has room, or a smaller one in which its lines are much better. */
function setTitle(title: string, width: number, height: number): SetTitle {
  let best: (SetTitle & { cost: number }) | undefined;
  for (const { size, most } of titleSizes) {
    const { lines, cost } = linesOf(title, width / size);
    if (lines.length > most || lines.length * size * lineHeight > height) continue;
    const whole = cost - size * smallerCost;
    if (best === undefined || whole < best.cost) best = { size, lines, cost: whole };
  }
  if (best !== undefined) return best;
  const { size } = smallest;
  const { lines } = linesOf(title, width / size);
  return { size, lines: cut(lines, Math.floor(height / (size * lineHeight))) };
}

function cut(lines: readonly string[], most: number): string[] {
  const last = Array.from(lines[most - 1] ?? '');
  return [...lines.slice(0, most - 1), `${last.slice(0, -1).join('')}…`];
}

/** Signs that open something have half an em of nothing before them, which would look like an indent. */
function hanging(text: string, size: number): number {
  return /^[（《“‘【「〈]/u.test(text) ? left - size * 0.46 : left;
}

/** As many of the words between the dots as have room; the first one is cut. */
function fitLine(text: string, room: number): string {
  const words = text.split(' · ');
  while (words.length > 1 && widthOf(words.join(' · ')) > room) words.pop();
  const line = words.join(' · ');
  if (widthOf(line) <= room) return line;
  let kept = Array.from(line);
  while (kept.length > 0 && widthOf(kept.join('')) > room - 1) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}

function drawKind(kind: string): string {
  return (
    `<path d="M${String(left)} ${String(top + 4)}h34" stroke="${cinnabar}" stroke-width="4"/>` +
    `<text x="${String(left + 50)}" y="${String(top + 14)}" font-size="${String(lineSize)}" letter-spacing="4" fill="${cinnabar}">${escapeXml(kind)}</text>`
  );
}

function drawText({ kind, title, line }: Card, width: number): string {
  const head = kind === '' ? top - 20 : top + 46;
  const room = foot - 92 - head;
  const { size, lines } = setTitle(title, width, room - (line === '' ? 0 : lineStep));
  const step = size * lineHeight;
  const block = lines.length * step + (line === '' ? 0 : lineStep);
  // A little above the middle, where the eye looks for it.
  const start = head + (room - block) * 0.46;
  const titleLines = lines
    .map(
      (text, at) =>
        `<text x="${String(hanging(text, size))}" y="${String(start + at * step + size)}" font-size="${String(size)}" fill="${ink}">${escapeXml(text)}</text>`,
    )
    .join('');
  const below = start + lines.length * step + lineStep - 16;
  return (
    (kind === '' ? '' : drawKind(kind)) +
    titleLines +
    (line === ''
      ? ''
      : `<text x="${String(left)}" y="${String(below)}" font-size="${String(lineSize)}" fill="${quiet}">${escapeXml(fitLine(line, width / lineSize))}</text>`)
  );
}

function drawPublisher({ publisher, seal }: Card, width: number): string {
  const side = 58;
  return (
    `<path d="M${String(left)} ${String(foot - 62)}H${String(left + width)}" stroke="${rule}" stroke-width="1.5"/>` +
    drawSeal(seal, left, foot - 34, side) +
    `<text x="${String(left + side + 20)}" y="${String(foot + 7)}" font-size="32" letter-spacing="2" fill="${ink}">${escapeXml(publisher)}</text>`
  );
}

const definitions =
  '<filter id="card-far" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="20"/></filter>' +
  '<filter id="card-near" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="3"/></filter>' +
  '<linearGradient id="card-fold"><stop stop-color="#3A2E1C" stop-opacity=".3"/><stop offset=".3" stop-color="#3A2E1C" stop-opacity=".1"/><stop offset="1" stop-color="#3A2E1C" stop-opacity="0"/></linearGradient>' +
  '<linearGradient id="card-groove"><stop stop-color="#000" stop-opacity=".3"/><stop offset=".4" stop-color="#fff" stop-opacity=".06"/><stop offset=".9" stop-color="#000" stop-opacity=".26"/><stop offset="1" stop-color="#fff" stop-opacity=".18"/></linearGradient>' +
  '<radialGradient id="card-light" cx=".36" cy=".12" r="1.05"><stop stop-color="#fff" stop-opacity=".15"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></radialGradient>' +
  '<pattern id="card-weave" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 1h4" stroke="#000" stroke-opacity=".16" stroke-width=".9"/><path d="M3 0v4" stroke="#fff" stroke-opacity=".08" stroke-width="1.2"/></pattern>';

/** Of a book without a cover. */
const blank: Place = { x: right - 360, y: (cardHeight - 480) / 2, width: 360, height: 480 };

/** A card as SVG; its text is in the one font that the rasteriser has. */
export function drawCard(card: Card): string {
  const { cover } = card;
  const place = cover === undefined ? blank : placeOf(cover, card.title);
  const width = place.x - gap - left;
  const box = `width="${String(cardWidth)}" height="${String(cardHeight)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(cardWidth)} ${String(cardHeight)}" ${box} font-family="${cardFont}" font-weight="600">` +
    `<defs>${definitions}</defs><rect ${box} fill="${paper}"/>` +
    drawSpine(card.stage) +
    (cover === undefined ? drawBlankBook(card, place) : drawCover(cover, place)) +
    drawText(card, width) +
    drawPublisher(card, width) +
    '</svg>'
  );
}
