/** Fewer titles than this leave room for what is inside papers. */
const FEW_TITLES = 4;
/** So many characters are a sentence rather than the name of something. */
const SENTENCE = 6;

export function hasLetters(search: string): boolean {
  return /[\p{L}\p{N}]/u.test(search);
}

/**
 * Whether papers are searched inside for a text.
 * @param titles number of titles that were found; undefined while it is not known
 */
export function searchesInside(search: string, titles: number | undefined): boolean {
  if (search === '') return false;
  return Array.from(search).length >= SENTENCE || (titles !== undefined && titles < FEW_TITLES);
}
