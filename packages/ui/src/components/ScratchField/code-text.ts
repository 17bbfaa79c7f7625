/** Characters of a code that are easily confused. */
const LOOK_ALIKES = /[0O1IL5S8B]/;

export function looksLikeAnother(character: string): boolean {
  return LOOK_ALIKES.test(character);
}

/** The characters of a code in groups of four, padded with undefined to `least` and to whole groups. */
export function cellsOf(code: string, least: number): (string | undefined)[][] {
  const characters = Array.from(code);
  const groups = Math.ceil(Math.max(characters.length, least) / 4);
  return Array.from({ length: groups }, (_, group) =>
    Array.from({ length: 4 }, (__, place) => characters[group * 4 + place]),
  );
}
