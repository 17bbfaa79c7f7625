import { type Expression, sql, type SqlBool } from 'kysely';

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

/** Case-insensitive match of a word; % and _ have no special meaning. */
export function contains(column: Expression<string>, word: string): Expression<SqlBool> {
  // Case-insensitive comparison is several times slower in PostgreSQL, and Chinese has no case.
  const hasCase = word.toLowerCase() !== word.toUpperCase();
  return hasCase
    ? sql<SqlBool>`${column} ilike ${anywhere(word)}`
    : sql<SqlBool>`${column} like ${anywhere(word)}`;
}

/** {@link contains} for all words, using the index on `search_terms_of(column)`. */
export function containsIndexed(column: Expression<string>, words: readonly string[]): Expression<SqlBool>[] {
  if (words.length === 0) return [];
  const terms = sql<SqlBool>`search_terms_of(${column}) @> ${words.flatMap(searchTerms)}::text[]`;
  // The pairs of a longer word may occur apart from each other.
  const longer = words.filter((word) => Array.from(word).length > 2);
  return [terms, ...longer.map((word) => contains(column, word))];
}

/** Whether the words occur next to each other, as typed or without blanks. */
export function isPhrase(column: Expression<string>, words: readonly string[]): Expression<SqlBool> {
  // A single word is in every match; comparing a thousand titles again takes longer than finding them.
  if (words.length === 1) return sql<SqlBool>`true`;
  return sql<SqlBool>`(${contains(column, words.join(''))} or ${contains(column, words.join(' '))})`;
}

function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
