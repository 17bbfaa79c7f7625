/** From the first character of a match to after its last one, in the original text. */
export interface Match {
  start: number;
  end: number;
}

/** What is between words, also of formulas, and often differs: signs and blanks. */
const SIGNS = String.raw`[^\p{L}\p{N}]`;

/**
 * Finds a text, ignoring case, blanks, line ends, full-width forms and the signs between its words.
 *
 * @param loosely each of its words alone
 */
export function findAll(text: string, wanted: string, loosely = false): Match[] {
  const pattern = patternOf(wanted, loosely);
  if (pattern === undefined) return [];
  const { text: hay, at } = fold(text);
  return [...hay.matchAll(pattern)].map(({ index, 0: found }) => {
    const start = at[index] ?? 0;
    return { start, end: (at[index + found.length - 1] ?? start) + 1 };
  });
}

function patternOf(wanted: string, loosely: boolean): RegExp | undefined {
  const plain = wanted.normalize('NFKC').toLowerCase();
  const words = plain.split(new RegExp(`${SIGNS}+`, 'u')).filter((word) => word !== '');
  if (words.length === 0) {
    const signs = plain.replaceAll(/\s/g, '').replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
    return signs === '' ? undefined : new RegExp(signs, 'gu');
  }
  if (!loosely) return new RegExp(words.join(`${SIGNS}*`), 'gu');
  const longer = words.filter((word) => Array.from(word).length > 1);
  return new RegExp((longer.length > 0 ? longer : words).join('|'), 'gu');
}

/** The text to compare, and the position of each of its characters in the original. */
function fold(original: string): { text: string; at: number[] } {
  const at: number[] = [];
  let text = '';
  // By UTF-16 code units, which positions in a text node count.
  for (const [index, unit] of original.split('').entries()) {
    const plain = unit.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
    text += plain;
    at.push(...plain.split('').map(() => index));
  }
  return { text, at };
}
