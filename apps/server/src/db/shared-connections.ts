import type { CompiledQuery, PostgresPool, PostgresPoolClient, QueryResult } from 'kysely';

/** Connections that statements are spread over before one gets a second statement. */
const spread = 4;
/** Statements that wait on a connection before another one is taken. */
const deepest = 8;
/**
 * Connections that are shared at most. More processes than PostgreSQL has processors only take turns, and each plans
 * every statement anew. The others are for transactions and writes.
 */
const most = 8;
/** A statement that takes longer gets no others behind it as long as there is another connection, in ms. */
const longest = 50;

/** A connection, and the statements that it has been sent and has not answered. */
interface Lane {
  client: Promise<PostgresPoolClient>;
  waiting: number;
  /** When it has last answered. */
  answeredAt: number;
  /** PostgreSQL has ended it, or it was lost. */
  isBroken: boolean;
}

/**
 * Connections for statements that read. Each is sent at once, behind those that the connection has not answered yet: a
 * connection to itself for each of many statements costs a write and a read of its own, and a process of PostgreSQL that
 * competes for the processor with all the others.
 */
export class SharedConnections {
  readonly #lanes = new Set<Lane>();
  readonly #most: number;

  /** @param pool of clients in pipeline mode */
  constructor(
    private readonly pool: PostgresPool,
    size: number,
  ) {
    this.#most = Math.max(1, Math.min(most, size - 1));
  }

  async read<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const lane = this.#choose();
    lane.waiting += 1;
    try {
      const client = await lane.client;
      const { rows } = await client.query<Row>(sql, parameters);
      return { rows };
    } catch (error) {
      if (!isOfStatement(error)) this.#giveUp(lane);
      throw error;
    } finally {
      lane.waiting -= 1;
      lane.answeredAt = performance.now();
      if (lane.waiting === 0) this.#close(lane);
    }
  }

  /** PostgreSQL says that it ends a connection before the connection ends: no other statement may use it. */
  #giveUp(lane: Lane): void {
    lane.isBroken = true;
    this.#lanes.delete(lane);
  }

  /** The connection with the fewest statements; another one as long as these are too many or take long. */
  #choose(): Lane {
    const [least] = [...this.#lanes].sort((one, other) => one.waiting - other.waiting);
    if (least !== undefined && (this.#lanes.size >= this.#most || this.#hasRoom(least))) return least;
    const lane = { client: this.pool.connect(), waiting: 0, answeredAt: performance.now(), isBroken: false };
    this.#lanes.add(lane);
    return lane;
  }

  #hasRoom({ waiting, answeredAt }: Lane): boolean {
    return this.#lanes.size >= spread && waiting < deepest && performance.now() - answeredAt < longest;
  }

  /** Gives an idle connection back to the pool, which replaces a broken one. */
  #close(lane: Lane): void {
    this.#lanes.delete(lane);
    lane.client.then(
      (client) => {
        client.release(lane.isBroken);
      },
      // Each statement has got the error.
      () => undefined,
    );
  }
}

/** Whether the connection goes on after an error. */
function isOfStatement(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'ERROR';
}
