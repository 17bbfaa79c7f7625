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

/** Case-insensitive occurrence of a word, served by a trigram index; % and _ mean themselves. */
export function contains(column: Expression<string>, word: string): Expression<SqlBool> {
  return sql<SqlBool>`${column} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;
}
