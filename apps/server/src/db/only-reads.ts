import type { CompiledQuery } from 'kysely';

const query = /^\s*(?:select|with)\b/i;
/**
 * What writes or takes a lock inside of a query: `with … insert`, `select … for update`, `for share`, `select … into`,
 * the functions of advisory locks. Values are parameters, so that the text contains no other words than those of the
 * statement. A column of such a name would only cost a connection of its own.
 */
const writesOrLocks = /\b(?:insert|update|delete|merge|into|share|lock|pg_(?:try_)?advisory\w*)\b/i;

/** By the statement as it was built: one that is built once is tested once. */
const known = new WeakMap<CompiledQuery['query'], boolean>();

/**
 * Whether a statement can wait for nobody. One that writes or locks rows may wait for a transaction, and would hold up
 * the statements that are sent behind it on a shared connection.
 */
export function onlyReads({ query: built, sql }: CompiledQuery): boolean {
  let answer = known.get(built);
  if (answer === undefined) {
    answer = query.test(sql) && !writesOrLocks.test(sql);
    known.set(built, answer);
  }
  return answer;
}
