/** Characters of a code that are easily taken for one another. */
const LOOK_ALIKES = /[0O1IL5S8B]/;

export function looksLikeAnother(character: string): boolean {
  return LOOK_ALIKES.test(character);
}

/** A code as it is printed: without blanks, in capitals, and with the narrow forms of full-width characters. */
export function asPrinted(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, '').toUpperCase();
}

/** The characters of a code in groups of four, filled up with undefined to `least` characters and to whole groups. */
export function cellsOf(code: string, least: number): (string | undefined)[][] {
  const characters = Array.from(code);
  const groups = Math.ceil(Math.max(characters.length, least) / 4);
  return Array.from({ length: groups }, (_, group) =>
    Array.from({ length: 4 }, (__, place) => characters[group * 4 + place]),
  );
}
