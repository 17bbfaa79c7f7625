import { type Expression, sql, type SqlBool } from 'kysely';

/** More words than this add nothing to a search and cost a scan each. */
const mostWords = 8;

/** The words of a search text; all of them must occur. */
export function searchWords(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords);
}

/** What the search indexes hold of a word: its pairs of characters, or the one character that it is. */
export function searchTerms(word: string): string[] {
  const characters = Array.from(word.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
  const [only] = characters;
  if (only !== undefined && characters.length === 1) return [only];
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/** Case-insensitive occurrence of a word; % and _ mean themselves. */
export function contains(column: Expression<string>, word: string): Expression<SqlBool> {
  // Comparing without case costs PostgreSQL several times as much, and Chinese has none.
  const hasCase = word.toLowerCase() !== word.toUpperCase();
  return hasCase
    ? sql<SqlBool>`${column} ilike ${anywhere(word)}`
    : sql<SqlBool>`${column} like ${anywhere(word)}`;
}

/** {@link contains} for all the words, by the index on `search_terms_of(column)`. */
export function containsIndexed(column: Expression<string>, words: readonly string[]): Expression<SqlBool>[] {
  if (words.length === 0) return [];
  const terms = sql<SqlBool>`search_terms_of(${column}) @> ${words.flatMap(searchTerms)}::text[]`;
  // The pairs of a longer word may stand apart from each other.
  const longer = words.filter((word) => Array.from(word).length > 2);
  return [terms, ...longer.map((word) => contains(column, word))];
}

/** Ranks before others what has the words next to each other, as they were typed or run together. */
export function isPhrase(column: Expression<string>, words: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`(${column} ilike ${anywhere(words.join(''))} or ${column} ilike ${anywhere(words.join(' '))})`;
}

function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
