import { type Expression, sql, type SqlBool } from 'kysely';
import { searchTerms } from './words.js';

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
