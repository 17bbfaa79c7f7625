import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Statements that are worth a plan: what begins or ends a transaction has none. */
const planned = /^\s*(?:select|insert|update|delete|with)\b/i;
/** Each connection keeps the plans of that many statements at most, some 20 KB each. */
const mostStatements = 500;

/**
 * A pool whose statements are planned once a connection instead of once a call: planning the joins of a list
 * takes PostgreSQL as long as reading it. A text is given a name the second time that it comes, so that what
 * is asked once, such as a load of rows, leaves nothing behind.
 */
export function preparing(pool: pg.Pool): PostgresPool {
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
      // A cursor brings its own way of being run.
      if (typeof text !== 'string') return client.query(text as pg.Submittable);
      const name = nameOf(text);
      const parameters = values === undefined ? {} : { values };
      return client.query(name === undefined ? { text, ...parameters } : { name, text, ...parameters });
    };
    return {
      query: query as PostgresPoolClient['query'],
      release: () => {
        client.release();
      },
    };
  }

  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? prepared(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
