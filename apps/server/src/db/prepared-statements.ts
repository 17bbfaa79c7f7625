import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { HangGuard } from './hang-guard.js';

/** Only these statements are planned; `begin` and `commit` have no plan. */
const planned = /^\s*(?:select|insert|update|delete|with)\b/i;
/** Upper limit of prepared statements per connection; each takes about 20 KB. */
const mostStatements = 500;

/**
 * A pool that prepares a statement the second time it is used: planning the joins of a list takes as long as
 * running them. One-off statements, such as a load of rows, are not kept.
 */
export function preparing(pool: pg.Pool, guard: HangGuard): PostgresPool {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostStatements || !planned.test(text)) return known;
    if (!seen.has(text)) {
      if (seen.size >= mostStatements) seen.clear();
      seen.add(text);
      return undefined;
    }
    const name = `inkstone_${String(names.size)}`;
    names.set(text, name);
    return name;
  }

  function prepared(client: pg.PoolClient): PostgresPoolClient {
    const query = (text: unknown, values?: unknown[]): unknown => {
      // A cursor runs itself.
      if (typeof text !== 'string') return client.query(text as pg.Submittable);
      const name = nameOf(text);
      const parameters = values === undefined ? {} : { values };
      return guard.query(
        client,
        name === undefined ? { text, ...parameters } : { name, text, ...parameters },
      );
    };
    return {
      query: query as PostgresPoolClient['query'],
      release: (destroy) => guard.release(client, destroy),
    };
  }

  return {
    async connect() {
      const client = await guard.connect();
      const known = clients.get(client) ?? prepared(client);
      clients.set(client, known);
      return known;
    },
    end() {
      guard.close();
      return pool.end();
    },
    options: pool.options,
  };
}
