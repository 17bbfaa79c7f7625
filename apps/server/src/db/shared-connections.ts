import type { CompiledQuery, QueryResult } from 'kysely';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Connections that statements are spread over before one gets a second statement. */
const spread = 4;
/** Statements that wait on a connection before another one is taken. */
const deepest = 8;
/** Connections that are never shared: for transactions, which would wait for each other forever. */
const reserved = 4;

/** A connection, and the statements that it has been sent and has not answered. */
interface Lane {
  client: Promise<PostgresPoolClient>;
  waiting: number;
}

/**
 * Connections for statements outside of transactions. Each is sent at once, behind those that the connection has not
 * answered yet: a connection to itself for each of many statements costs a write and a read of its own, and a process
 * of PostgreSQL that competes for the processor with all the others.
 */
export class SharedConnections {
  readonly #lanes = new Set<Lane>();
  readonly #most: number;

  /** @param pool of clients in pipeline mode */
  constructor(
    private readonly pool: PostgresPool,
    size: number,
  ) {
    this.#most = Math.max(1, size - reserved);
  }

  async execute<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const lane = this.#choose();
    lane.waiting += 1;
    try {
      const client = await lane.client;
      const { command, rowCount, rows } = await client.query<Row>(sql, parameters);
      return { rows, ...(changing.has(command) && { numAffectedRows: BigInt(rowCount) }) };
    } finally {
      lane.waiting -= 1;
      if (lane.waiting === 0) this.#close(lane);
    }
  }

  /** The connection with the fewest statements; another one as long as these are too many. */
  #choose(): Lane {
    let least: Lane | undefined;
    for (const lane of this.#lanes) if (least === undefined || lane.waiting < least.waiting) least = lane;
    const enough = this.#lanes.size < spread ? 1 : deepest;
    if (least !== undefined && (least.waiting < enough || this.#lanes.size >= this.#most)) return least;
    const lane = { client: this.pool.connect(), waiting: 0 };
    this.#lanes.add(lane);
    return lane;
  }

  /** Gives an idle connection back to the pool, which replaces broken ones. */
  #close(lane: Lane): void {
    this.#lanes.delete(lane);
    lane.client.then(
      (client) => {
        client.release();
      },
      // Each statement has got the error.
      () => undefined,
    );
  }
}

const changing: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
