/** Widths in em, about those of the font: it is not measured, and a line has room to spare. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, 1],
  [/[，。、；：！？“”‘’（）《》〈〉【】「」…—·]/u, 1],
  [/[A-ZMWmw@%&]/, 0.74],
  [/[iljtfrI.,:;!'|() -]/, 0.34],
  [/[\u0020-\u024f]/, 0.57],
];

export function widthOf(text: string): number {
  return Array.from(text).reduce(
    (sum, character) => sum + (WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? 1),
    0,
  );
}

/** What cannot be told apart: signs at the wrong end of a line, words of one character beside what they belong to. */
const INSEPARABLE: readonly (readonly [last: RegExp, next: RegExp])[] = [
  [/./u, /^[，。、；：！？”’）》〉】」…—·,.;:!?)%]/u],
  [/[“‘（《〈【「(]$/u, /./u],
  [/./u, /^[的地得了着过们吗呢]$/u],
  [/(?:^|[^\p{Script=Han}])[从到在把被与和及对为由以上下第各每]$/u, /^\p{Script=Han}/u],
  [/[上下]$/u, /^学期/u],
  [/[〇一二三四五六七八九十百千]$/u, /^[〇一二三四五六七八九十百千年月日]/u],
  // 2025—2026.
  [/[—–~-]$/u, /^\p{N}/u],
  // 3500, A+, CET-4.
  [/[\p{Script=Latin}\p{N}+#-]$/u, /^[\p{Script=Latin}\p{N}+#-]/u],
];

/** The pieces between which a line may break, each with its last word apart, which decides about the next. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let last = '';
  for (const { segment } of new Intl.Segmenter('zh-Hans', { granularity: 'word' }).segment(text)) {
    const joins = INSEPARABLE.some(([before, after]) => before.test(last) && after.test(segment));
    if (joins && pieces.length > 0) pieces.push((pieces.pop() ?? '') + segment);
    else pieces.push(segment);
    last = segment;
  }
  return pieces;
}

/** A piece that is longer than a line, in parts that fit. */
function fitting(piece: string, room: number): string[] {
  if (widthOf(piece) <= room) return [piece];
  const parts: string[] = [];
  let part = '';
  for (const character of Array.from(piece)) {
    if (part !== '' && widthOf(part + character) > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** What a break costs, in squares of an em that the line is longer or shorter than the others. */
function breakCost(before: string, last: string, after: string): number {
  const opened =
    (before.match(/[《（“【「(]/gu) ?? []).length - (before.match(/[》）”】」)]/gu) ?? []).length;
  if (opened > 0) return 9;
  if (/[\s，。、；：！？》）”…—·]$/u.test(before) || /^[\s（《]/u.test(after)) return 0;
  if (before.endsWith('的')) return 1;
  // The segmentation does not know the word that these two may be: 填报, 导学案.
  return isSingle(last) || isSingle(after) ? 6 : 3;
}

/** Whether the last or the only word of a piece is one character. */
function isSingle(piece: string): boolean {
  return Array.from(piece).length === 1;
}

/** A title in lines. */
export interface Setting {
  /** How uneven the lines are, and how badly they are broken. */
  cost: number;
  lines: string[];
}

/**
 * A title in as few lines as fit, all about equally long and broken between phrases: a last line of one character looks
 * like a mistake.
 *
 * @param room of a line, in em
 */
export function linesOf(title: string, room: number): Setting {
  const pieces = piecesOf(title.replace(/\s+/gu, ' ').trim()).flatMap((piece) => fitting(piece, room));
  const fewest = filled(pieces, room).length;
  const even = widthOf(pieces.join('')) / fewest;
  // For each piece that a line may begin with, by the lines that are left: the best way on.
  const known = new Map<string, Setting | undefined>();
  const bestFrom = (first: number, left: number): Setting | undefined => {
    if (first === pieces.length) return left === 0 ? { cost: 0, lines: [] } : undefined;
    if (left === 0) return undefined;
    const key = `${String(first)} ${String(left)}`;
    if (known.has(key)) return known.get(key);
    let best: Setting | undefined;
    let line = '';
    for (let end = first + 1; end <= pieces.length; end += 1) {
      line += pieces[end - 1] ?? '';
      const width = widthOf(line.trim());
      if (width > room) break;
      const rest = bestFrom(end, left - 1);
      if (rest === undefined) continue;
      const broken = end === pieces.length ? 0 : breakCost(line, pieces[end - 1] ?? '', pieces[end] ?? '');
      const cost = (width - even) ** 2 + broken + rest.cost;
      if (best === undefined || cost < best.cost) best = { cost, lines: [line.trim(), ...rest.lines] };
    }
    known.set(key, best);
    return best;
  };
  return bestFrom(0, fewest) ?? { cost: Infinity, lines: filled(pieces, room) };
}

function filled(pieces: readonly string[], room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    const longer = line + piece;
    if (line !== '' && widthOf(longer.trimEnd()) > room) {
      lines.push(line.trim());
      line = piece.trimStart();
    } else line = longer;
  }
  return [...lines, line.trim()].filter((text) => text !== '');
}
