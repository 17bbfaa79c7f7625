import { extname, join } from 'node:path';
import { OwnProcess } from '../processes/own-process.js';
import type { Card } from './card.js';

// TypeScript when the sources are run, JavaScript when built.
const program = join(import.meta.dirname, `card-program${extname(import.meta.filename)}`);

/** Draws cards in a process of its own: the one that serves must not wait a tenth of a second for a picture. */
export class CardMaker {
  readonly #process: OwnProcess<Card, Uint8Array>;

  /** @param flags of Node for the process; by default those of this one */
  constructor(flags?: readonly string[]) {
    this.#process = new OwnProcess({
      program,
      does: 'draws cards',
      flags,
      // A card takes about a tenth of a second; who has to wait longer comes again.
      mostWaiting: 20,
      // The process takes 100 to 200 MB.
      idleFor: 30_000,
      longest: 15_000,
    });
  }

  /** @returns `undefined` when too many wait */
  make(card: Card): Promise<Uint8Array> | undefined {
    return this.#process.ask(card);
  }

  close(): void {
    this.#process.close();
  }
}
