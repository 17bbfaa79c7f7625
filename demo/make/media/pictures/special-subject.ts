import { displayFont, escapeXml, n, pigment, seal } from '../svg/markup.js';
import { paper, words, type Canvas } from './brushes.js';

/** Squares of a line of manuscript paper, and their size in units of the picture. */
const SQUARES = 18;
const SQUARE = 46;
const LINE = 74;

/** What the author has written, a line each; spaces are empty squares. */
const manuscript = [
  '  一天之中，影子最短的时候朝',
  '哪个方向？',
  '  答：北方。',
  '',
  '  请在校园里量一周，记下影子',
  '最短的时刻和方向；再和另一座城市的',
  '同学交换记录。',
];

function writtenLine(text: string, line: number, struckOut: boolean): string {
  const top = line * LINE;
  const width = SQUARES * SQUARE;
  const rules = Array.from(
    { length: SQUARES - 1 },
    (_, at) => `M${n((at + 1) * SQUARE)} ${n(top)}v${n(SQUARE)}`,
  );
  const signs = Array.from(text).map((sign, at) =>
    sign === ' ' ? '' : `<tspan x="${n((at + 0.5) * SQUARE)}" y="${n(top + SQUARE * 0.76)}">${sign}</tspan>`,
  );
  return (
    `<path d="M0 ${n(top)}h${n(width)}v${n(SQUARE)}H0z${rules.join('')}" fill="none" stroke="#B89B5E" stroke-opacity=".55"/>` +
    `<text font-family="${displayFont}" font-size="31" text-anchor="middle" fill="${struckOut ? pigment.ink3 : pigment.ink}">${signs.join('')}</text>`
  );
}

function redLine(path: string): string {
  return `<path d="${path}" fill="none" stroke="${pigment.cinnabar}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function redWords(text: string, x: number, y: number): string {
  return words(text, x, y, 31, { weight: 700, colour: pigment.cinnabar });
}

/** A page of manuscript whose first question the editor has struck out, with the reason in red. */
export function correctedManuscript(art: Canvas): string {
  const lines = manuscript.map((text, line) => writtenLine(text, line, line < 3)).join('');
  const corrections =
    redLine('M92 24C260 14 480 34 694 20') +
    redLine('M-4 96C60 88 150 102 214 92q44-8 26-30t-22 12 44 22') +
    redLine('M92 172C170 162 250 178 300 168q44-8 26-30t-22 12 44 22') +
    redLine('M470 186l22-66 320 8') +
    redWords('湛江六月朝南，', 520, 108) +
    redWords('这里不成立！', 548, 172) +
    redLine('M58 318l18-60 20 26M76 258q-30 40 6 86') +
    redWords('不问“朝哪边”，请他去量：', 124, 258);
  return (
    `<rect width="${n(art.width)}" height="${n(art.height)}" fill="#FFFDF8"/>` +
    `<rect x="34" y="34" width="${n(SQUARES * SQUARE + 44)}" height="560" fill="none" stroke="#B89B5E" stroke-width="2"/>` +
    `<g transform="translate(56 62)">${lines}${corrections}</g>` +
    words('第四稿　曾探微', 560, 640, 28, { weight: 700, colour: pigment.cinnabar }) +
    `<g transform="rotate(-4 860 570)">${seal(806, 556, 96, '付印')}</g>`
  );
}

const units = [
  '松涛中学',
  '临江实验',
  '云岭一中',
  '青禾小学',
  '望海中学',
  '梧桐书院',
  '石桥初中',
  '北辰附中',
  '南塘小学',
  '陇上中学',
  '鹿鸣学校',
  '砚田编辑',
];

/** The seal of a school: four characters in two columns, read from the right. Dark ones are cut out, pale ones outlined. */
function schoolSeal(name: string, x: number, y: number, at: number): string {
  const size = 124;
  const last = at === units.length - 1;
  const dark = last || at % 3 !== 1;
  const round = at % 5 === 3 ? size / 2 : 14;
  const colour = last ? pigment.cinnabar : pigment.ink;
  const letter = round === size / 2 ? 36 : 44;
  const signs = Array.from(name).map((sign, index) => {
    const left = size / 2 + (index < 2 ? 0.5 : -0.5) * letter * 1.06;
    const base = size / 2 + (index % 2 === 0 ? -0.16 : 0.9) * letter;
    return `<tspan x="${n(left)}" y="${n(base)}">${escapeXml(sign)}</tspan>`;
  });
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${String((at % 3) * 2 - 2)} ${n(size / 2)} ${n(size / 2)})">` +
    `<rect width="${String(size)}" height="${String(size)}" rx="${n(round)}" fill="${dark ? colour : '#FFFDF8'}" stroke="${colour}" stroke-width="5"/>` +
    `<text font-family="${displayFont}" font-weight="700" font-size="${String(letter)}" text-anchor="middle" fill="${dark ? '#fff' : colour}">${signs.join('')}</text></g>`
  );
}

/** The seals of the schools that support the special subject, four in a row. */
export function supportingUnits(art: Canvas): string {
  const seals = units.map((name, at) =>
    schoolSeal(name, 92 + (at % 4) * 218, 58 + Math.floor(at / 4) * 180, at),
  );
  return paper(art) + seals.join('');
}

/** What each lecture is about, in chalk on a board of 160×90. */
const lectures = [
  // A garden bed with a sprout.
  'M60 66V46c0-10 8-14 20-14s20 4 20 14v20M80 32V22m0 10c-6-8-14-6-14-6s2 8 14 6Zm0-4c6-8 14-6 14-6s-2 8-14 6ZM48 66h64',
  // A paper cup, and the sector that it is when it is cut open.
  'M56 30h44l-7 36H63zM110 62a40 40 0 0 1 22-30M56 30c0-4 44-4 44 0M96 44l4-3M104 38l4-3M112 33l4-3',
  // A pot that does not boil.
  'M58 40h40v26H58zM98 46h10v12H98M66 32c0-4 4-4 4-8M78 32c0-4 4-4 4-8M90 32c0-4 4-4 4-8M52 70h52',
  // An egg, and a flask for its shell.
  'M82 50c0 10-7 19-16 19s-16-9-16-19 7-19 16-19 16 9 16 19ZM104 68H84l7-20V30h-3 14-3v18l7 20zM88 58h14',
  // Lines of writing and a pencil.
  'M44 34h60M44 44h72M44 54h38M88 62l4-12 18-18 6 6-18 18z',
  // The sun at noon, and the shadow of a pole.
  'M80 66V26M80 66l34-8M53 28a7 7 0 1 1-14 0 7 7 0 0 1 14 0M46 15v-4M46 45v-4M33 28h-4M63 28h-4M44 66h76',
] as const;

const grounds = ['#24564A', '#2B3E5C', '#2E333A'] as const;

/** The board of a lecture: the thing that its question is about. The page says its title beside it. */
export function lectureBoard({ width, height, seed }: Canvas): string {
  const size = `width="${n(width)}" height="${n(height)}"`;
  return (
    `<rect ${size} fill="${grounds[seed % grounds.length] ?? grounds[0]}"/><rect y="${n(height - 24)}" width="${n(width)}" height="24" fill="#7A5A2B"/>` +
    `<path transform="scale(${n(width / 160)})" d="${lectures[seed % lectures.length] ?? lectures[0]}" fill="none" stroke="#F3EDE3" stroke-opacity=".9" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}
