import { displayFont, n, pigment } from '../svg/markup.js';
import { glyph, words, type Canvas } from './brushes.js';

/*
 * The slides of the home page, 1600×560. Their left two fifths are plain, because the page prints its text there; the
 * subject stands whole between x 674 and 1579 and between y 36 and 524, which is shown at every width.
 */

const LINE = '#C9BBA2';
const SHEET = '#FFFDF8';
const SLIP = '#FBF7EE';

function ground({ width, height }: Canvas, colour: string): string {
  return `<rect width="${n(width)}" height="${n(height)}" fill="${colour}"/>`;
}

function column(text: string, x: number, y: number, size: number): string {
  return Array.from(text)
    .map((sign, at) => words(sign, x, y + at * size * 1.26, size, { anchor: 'middle', weight: 700 }))
    .join('');
}

interface Volume {
  title: string;
  sign: string;
  year: string;
  cloth: string;
  back: string;
  place: string;
}

const volumes: readonly Volume[] = [
  {
    title: '课时夯基',
    sign: '数',
    year: '2026',
    cloth: pigment.pine,
    back: '#24564A',
    place: 'translate(800 150) rotate(-8)',
  },
  {
    title: '看图写话',
    sign: '语',
    year: '2027',
    cloth: pigment.ochre,
    back: '#83490B',
    place: 'translate(1290 120) rotate(8)',
  },
  {
    title: '一轮总复习',
    sign: '物',
    year: '2027',
    cloth: pigment.indigo,
    back: '#233F69',
    place: 'translate(1050 92)',
  },
];

function volume({ title, sign, year, cloth, back, place }: Volume): string {
  return (
    `<g transform="${place}"><rect x="6" y="12" width="232" height="310" rx="6" fill="#3A2A10" opacity=".16"/>` +
    `<rect width="232" height="310" rx="6" fill="${cloth}"/><rect width="13" height="310" rx="4" fill="${back}"/>` +
    glyph(sign, 112, 292, 190, '#fff', 0.12) +
    `<rect x="32" y="26" width="46" height="${n(title.length * 34 + 24)}" fill="${SLIP}"/>${column(title, 55, 62, 27)}` +
    words(year, 212, 46, 19, { anchor: 'end', weight: 700, colour: '#fff' }) +
    `<rect x="32" y="258" width="30" height="30" rx="3" fill="${pigment.cinnabar}"/></g>`
  );
}

/** Three books bound in cloth, in front of hills. */
export function threeBooks(art: Canvas): string {
  return (
    ground(art, '#F8F4EB') +
    '<path d="M520 560C670 548 740 430 900 408S1160 462 1340 424 1480 370 1600 400V560Z" fill="#E4E2D4"/>' +
    '<path d="M640 560C790 548 860 492 1020 470S1280 524 1460 486 1480 432 1600 462V560Z" fill="#D2D5C6"/>' +
    volumes.map(volume).join('')
  );
}

const SUBJECTS = '语数英物化生史地政';
const BOARD = 446;

/** A spine on the board, with a slip or a number. */
function spine(x: number, height: number, cloth: string, mark: string, slip: boolean): string {
  const top = BOARD - height;
  return (
    `<rect x="${n(x)}" y="${n(top)}" width="28" height="${n(height)}" rx="2.5" fill="${cloth}"/>` +
    `<path d="M${n(x)} ${n(top + 16)}h28M${n(x)} 430h28" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>` +
    (slip
      ? `<rect x="${n(x + 4)}" y="${n(top + 30)}" width="20" height="38" fill="${SLIP}"/>` +
        words(mark, x + 14, top + 56, 17, { anchor: 'middle', weight: 700 })
      : words(mark, x + 14, top + 54, 14, { anchor: 'middle', weight: 700, colour: '#D5DDE8' }))
  );
}

/** Twenty-seven volumes on one board: three of each of nine subjects. */
export function shelfOfVolumes(art: Canvas): string {
  const heights = [232, 250, 218, 244, 226, 253, 222, 240, 230];
  const spines = Array.from(SUBJECTS).map((subject, at) => {
    const x = 700 + at * 94;
    const height = heights[at] ?? 232;
    return (
      spine(x, height, pigment.indigo, subject, true) +
      spine(x + 30, height + 3, '#35598E', '二', false) +
      spine(x + 60, height - 18, '#233F69', '三', false)
    );
  });
  return (
    ground(art, '#F3EDE0') +
    `<path d="M700 90h842" stroke="#B9A98C" stroke-width="1.5"/>` +
    words('九科 · 二十七册', 1121, 150, 44, {
      anchor: 'middle',
      weight: 700,
      colour: pigment.indigo,
      spacing: 10,
    }) +
    spines.join('') +
    `<path d="M664 ${n(BOARD)}h910v20H664Z" fill="#B89468"/><path d="M664 466h910v9H664Z" fill="#8A6A42"/>` +
    '<path d="M700 475h30v85h-30ZM1510 475h30v85h-30Z" fill="#A27F52"/>'
  );
}

function topSheet(): string {
  return (
    `<path d="M0 0h400v270H0Z" fill="${SHEET}" stroke="${LINE}"/><path d="M52 0v270" stroke="${LINE}" stroke-dasharray="6 5"/>` +
    words('期末考试 · 数学', 226, 48, 27, { anchor: 'middle', weight: 700, spacing: 3 }) +
    '<path d="M78 76h300M78 104h250M78 128h286M78 162h120M78 186h270M78 210h200M78 240h286" stroke="#B9B2A4" stroke-width="5"/>' +
    `<g fill="#8C8577" font-family="${displayFont}" font-size="15"><text x="18" y="100">姓</text><text x="18" y="122">名</text><text x="18" y="176">班</text><text x="18" y="198">级</text></g>` +
    `<g fill="none" stroke="${pigment.cinnabar}" stroke-linecap="round" stroke-linejoin="round"><path d="m300 148 18 20 42-48" stroke-width="7"/><path d="M96 164c10-14 92-14 98 0" stroke-width="3"/></g>`
  );
}

/** A pile of six hundred papers, the top one marked in red. */
export function pileOfPapers(art: Canvas): string {
  const leaves = Array.from({ length: 16 }, (_, at) => {
    const x = at === 0 ? 837 : 856 - at;
    return `<path d="M${n(x)} ${n(448 - at * 7)}h440l26-5v7l-26 5h-440Z" fill="${at % 3 === 0 ? '#F3EADB' : SHEET}" stroke="${LINE}"/>`;
  });
  return (
    ground(art, '#F6F1E6') +
    '<path d="M700 454h900v106H660Z" fill="#DDCEB2"/><path d="M700 454h900" stroke="#B39B74" stroke-width="3"/>' +
    `<rect x="1270" y="366" width="118" height="46" fill="${pigment.indigo}"/>` +
    words('600', 1350, 399, 27, { anchor: 'middle', weight: 700, colour: '#fff' }) +
    leaves.join('') +
    `<g transform="translate(862 82) rotate(-5)">${topSheet()}</g>` +
    `<g transform="translate(1336 190) rotate(24)"><rect width="24" height="220" rx="5" fill="${pigment.cinnabar}"/><path d="M0 220h24l-12 38Z" fill="#E6D2AE"/><path d="m8 244 4 14 4-14Z" fill="${pigment.ink}"/></g>`
  );
}

const bookColours = [pigment.indigo, pigment.cinnabar, pigment.pine, pigment.ochre, '#35383D'] as const;

/** Two boards of books behind a window. */
function windowOfBooks(): string {
  const books = Array.from({ length: 9 }, (_, at) => {
    const [upper, lower] = [124 + ((at * 5) % 13), 174 + ((at * 7) % 12)];
    const colour = bookColours[at % bookColours.length] ?? pigment.indigo;
    return `<path d="M${n(38 + at * 15)} ${n(upper)}h11V161h-11ZM${n(38 + at * 15)} ${n(lower)}h11V209h-11Z" fill="${colour}"/>`;
  });
  return (
    `<path d="M30 116h150v96H30Z" fill="#F9D98C"/><path d="M30 164h150" stroke="#8A5F33" stroke-width="5"/>${books.join('')}` +
    '<path d="M30 116h150v96H30Z" fill="none" stroke="#6B4723" stroke-width="6"/>'
  );
}

/** A lit reading room in the hills, seen through a moon gate; sixty lights are the schools that have one. */
export function readingRoom(art: Canvas): string {
  const lights = Array.from(
    { length: 60 },
    (_, at) =>
      `<circle cx="${n(900 + ((at * 139) % 458))}" cy="${n(283 + ((at * 53) % 97))}" r="${at % 4 === 0 ? '2.8' : '1.8'}"/>`,
  );
  return (
    ground(art, '#F1EADC') +
    `<defs><clipPath id="${art.id}g"><circle cx="1130" cy="280" r="232"/></clipPath></defs>` +
    `<g clip-path="url(#${art.id}g)"><rect x="870" width="530" height="560" fill="#CBD5D9"/><circle cx="1004" cy="146" r="32" fill="#FFFDF5"/>` +
    '<path d="M860 330c90-110 170-120 240-60s110-90 300 10v280H860Z" fill="#93A5AC"/><path d="M860 380c80-70 160-60 260-20s180-70 290-10v210H860Z" fill="#5C7780"/>' +
    `<g fill="#F6D48A">${lights.join('')}</g><path d="M860 462c120-50 200-20 300-10s160-30 250 0v108H860Z" fill="#2F444B"/></g>` +
    `<circle cx="1130" cy="280" r="232" fill="none" stroke="#2A2E34" stroke-width="5"/><circle cx="1130" cy="280" r="242" fill="none" stroke="${LINE}" stroke-width="2"/>` +
    '<g transform="translate(1012 246) scale(.78)"><path d="M-34 96 150-16 334 96Z" fill="#2A2E34"/><path d="M0 92h300v166H0Z" fill="#F4E7CC"/>' +
    windowOfBooks() +
    `<path d="M214 132h56v126h-56Z" fill="#8A5F33" stroke="#6B4723" stroke-width="4"/><path d="M118 50h64v22h-64Z" fill="${pigment.cinnabar}"/></g>` +
    '<path d="M1182 447c14 18 10 36-24 56l52 2c26-22 34-42 18-58Z" fill="#E3D2AC" opacity=".85"/>'
  );
}
