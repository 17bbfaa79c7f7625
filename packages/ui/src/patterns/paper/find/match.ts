/** From the first character of a match to after its last one, in the original text. */
export interface Match {
  start: number;
  end: number;
}

/** Finds a text, ignoring case, blanks, line ends and full-width forms. */
export function findAll(text: string, wanted: string): Match[] {
  const needle = fold(wanted).text;
  if (needle === '') return [];
  const { text: hay, at } = fold(text);
  const matches: Match[] = [];
  for (let found = hay.indexOf(needle); found !== -1; found = hay.indexOf(needle, found + needle.length)) {
    const start = at[found] ?? 0;
    matches.push({ start, end: (at[found + needle.length - 1] ?? start) + 1 });
  }
  return matches;
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
