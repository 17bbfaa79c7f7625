import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { onlyReads } from './only-reads.js';
import { SharedConnections } from './shared-connections.js';

/** PostgreSQL with a connection of its own for each transaction and each write, and shared ones for what only reads. */
export class SharingDialect extends PostgresDialect {
  readonly #pool: PostgresPool;
  readonly #size: number;

  /**
   * @param pool of clients in pipeline mode
   * @param size how many connections it has at most
   */
  constructor(pool: PostgresPool, size: number) {
    super({ pool });
    this.#pool = pool;
    this.#size = size;
  }

  override createDriver(): Driver {
    return new SharingDriver(this.#pool, this.#size);
  }
}

/** A transaction, or a statement outside of one. */
class Work implements DatabaseConnection {
  /** Of the transaction. */
  own: DatabaseConnection | undefined;

  constructor(
    private readonly shared: SharedConnections,
    private readonly exclusive: Driver,
  ) {}

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.own !== undefined) return this.own.executeQuery<Row>(query);
    return onlyReads(query) ? this.shared.read<Row>(query) : this.#alone<Row>(query);
  }

  async #alone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const connection = await this.exclusive.acquireConnection();
    try {
      return await connection.executeQuery<Row>(query);
    } finally {
      await this.exclusive.releaseConnection(connection);
    }
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed: other statements share the connection.');
  }
}

class SharingDriver implements Driver {
  readonly #exclusive: Driver;
  readonly #shared: SharedConnections;

  constructor(pool: PostgresPool, size: number) {
    this.#exclusive = new PostgresDriver({ pool });
    this.#shared = new SharedConnections(pool, size);
  }

  init(): Promise<void> {
    return this.#exclusive.init();
  }

  acquireConnection(): Promise<Work> {
    return Promise.resolve(new Work(this.#shared, this.#exclusive));
  }

  async beginTransaction(work: Work, settings: TransactionSettings): Promise<void> {
    work.own = await this.#exclusive.acquireConnection();
    await this.#exclusive.beginTransaction(work.own, settings);
  }

  commitTransaction(work: Work): Promise<void> {
    return this.#exclusive.commitTransaction(ownOf(work));
  }

  rollbackTransaction(work: Work): Promise<void> {
    return this.#exclusive.rollbackTransaction(ownOf(work));
  }

  async releaseConnection({ own }: Work): Promise<void> {
    if (own !== undefined) await this.#exclusive.releaseConnection(own);
  }

  destroy(): Promise<void> {
    return this.#exclusive.destroy();
  }
}

function ownOf({ own }: Work): DatabaseConnection {
  if (own === undefined) throw new Error('The transaction has not begun.');
  return own;
}
