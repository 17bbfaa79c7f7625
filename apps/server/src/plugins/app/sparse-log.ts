import type { FastifyBaseLogger } from 'fastify';

/** In ms. */
const pause = 1_000;

/**
 * Writes what may happen thousands of times a second as one line a second for each kind, with a count: the error of each
 * request while a database is away would fill the disk.
 */
export class SparseLog {
  /** How often a kind has happened since its last line. */
  readonly #unwritten = new Map<string, number>();

  /** The first of a kind is written at once, with what is known of it. */
  warn(log: FastifyBaseLogger, kind: string, message: string): void {
    const count = this.#unwritten.get(kind);
    this.#unwritten.set(kind, (count ?? -1) + 1);
    if (count !== undefined) return;
    log.warn({ kind }, message);
    this.#writeLater(log, kind, message);
  }

  #writeLater(log: FastifyBaseLogger, kind: string, message: string): void {
    setTimeout(() => {
      const count = this.#unwritten.get(kind) ?? 0;
      if (count === 0) {
        this.#unwritten.delete(kind);
        return;
      }
      this.#unwritten.set(kind, 0);
      log.warn({ kind, count }, message);
      this.#writeLater(log, kind, message);
    }, pause).unref();
  }
}
