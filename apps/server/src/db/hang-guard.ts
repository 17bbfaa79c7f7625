import pg from 'pg';
import { busyError } from '../errors/busy.js';

export interface HangLimits {
  /** For a place in the pool or a new connection, in ms. */
  connectWithin: number;
  /** For a statement, in ms; longer than PostgreSQL itself lets one run, so that it ends first what it still runs. */
  answerWithin: number;
  /** For the answer to the question whether the database is there, and between two of them, in ms. */
  probeWithin: number;
}

/** Messages of pg, without a code, when nothing came back in time: of a pool, and of a client. */
const silence =
  /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;
const unanswered = /^(?:timeout expired|Query read timeout)$/;

/**
 * Ends what waits for a database that takes connections and never answers: a stopped machine, a network that swallows
 * packets. Limits of PostgreSQL itself do not end that. While the database is known to hang, nobody waits for it.
 */
export class HangGuard {
  #isHung = false;
  #isClosed = false;
  #isAsking = false;
  /** Connections that are older than the last hang may never answer. */
  #generation = 0;
  readonly #generations = new WeakMap<pg.PoolClient, number>();
  readonly #lost = new WeakSet<pg.PoolClient>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly connection: pg.ClientConfig,
    private readonly limits: HangLimits,
  ) {
    pool.on('connect', (client) => this.#generations.set(client, this.#generation));
  }

  /** @throws busyError at once while the database is known to hang */
  async connect(): Promise<pg.PoolClient> {
    if (this.#isHung) throw busyError();
    try {
      const client = await this.pool.connect();
      if (this.#generations.get(client) === this.#generation) return client;
      client.release(true);
    } catch (error) {
      if (error instanceof Error && silence.test(error.message)) this.#suspect();
      throw error;
    }
    return this.connect();
  }

  query(client: pg.PoolClient, query: pg.QueryConfig): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      // A client that is removed from the pool in the middle of a statement breaks its connection, which ends the statement.
      const timer = setTimeout(() => {
        this.#lost.add(client);
        client.release(true);
        this.#suspect();
      }, this.limits.answerWithin);
      // With pg's own promises each result lives until it counts as old, and only a collection of the whole heap frees it:
      // 58 MB for the sitemap of a million papers.
      client.query(query, (error: Error | null, result: pg.QueryResult) => {
        clearTimeout(timer);
        if (error === null) resolve(result);
        else reject(error);
      });
    });
  }

  release(client: pg.PoolClient, destroy?: boolean): void {
    if (!this.#lost.has(client)) client.release(destroy);
  }

  close(): void {
    this.#isClosed = true;
  }

  /** A crowd at the pool is silent, too: only what a connection of its own hears decides. */
  #suspect(): void {
    if (!this.#isAsking) void this.#askUntilAnswered();
  }

  async #askUntilAnswered(): Promise<void> {
    this.#isAsking = true;
    do this.#isHung = !(await this.#answers());
    while (this.#isHung && !this.#isClosed);
    this.#generation += 1;
    this.#isAsking = false;
  }

  /** Also a refusal is an answer: then connecting fails at once, and no guard is needed. */
  async #answers(): Promise<boolean> {
    const { probeWithin } = this.limits;
    const client = new pg.Client({
      ...this.connection,
      connectionTimeoutMillis: probeWithin,
      query_timeout: probeWithin,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch (error) {
      return !(error instanceof Error && unanswered.test(error.message));
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}
