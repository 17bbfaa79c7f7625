/** Further words are ignored: they hardly narrow a search and cost a scan each. */
const mostWords = 8;

/** The words of a search text; a match contains all of them. */
export function searchWords(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords);
}

/** The terms of a word in the search indexes: its pairs of characters, or the single character. */
export function searchTerms(word: string): string[] {
  const characters = Array.from(word.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
  const [only] = characters;
  if (only !== undefined && characters.length === 1) return [only];
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}
