import { extname, join } from 'node:path';
import { busyError } from '../errors/busy.js';
import { OwnProcess } from '../processes/own-process.js';
import {
  type Cleaned,
  type Derived,
  ladderOf,
  type Looked,
  type PictureFacts,
  type PictureJob,
  type PictureResult,
} from './picture.js';

// TypeScript when the sources are run, JavaScript when built.
const program = join(import.meta.dirname, `picture-program${extname(import.meta.filename)}`);

/**
 * Decodes and writes pictures in a process of its own: a picture takes up to seconds, and one made to hurt a decoder must
 * not reach what the server knows.
 */
export class PictureMaker {
  readonly #process = new OwnProcess<PictureJob, PictureResult>({
    program,
    does: 'makes pictures',
    // Its sources need no compiler: Node removes the types by itself.
    flags: [],
    // With an arena for each thread, glibc keeps several hundred MB that are free.
    environment: { MALLOC_ARENA_MAX: '2' },
    mostWaiting: 40,
    idleFor: 30_000,
    longest: 60_000,
  });

  async look(path: string): Promise<Looked> {
    return (await this.#ask({ task: 'look', path })) as Looked;
  }

  async derive(path: string, facts: PictureFacts): Promise<Derived> {
    const { isTransparent } = facts;
    return (await this.#ask({ task: 'derive', path, isTransparent, ladder: ladderOf(facts) })) as Derived;
  }

  /** The same picture upright and without metadata, which may tell where it was taken. */
  async clean(bytes: Uint8Array): Promise<Cleaned> {
    return (await this.#ask({ task: 'clean', bytes })) as Cleaned;
  }

  close(): void {
    this.#process.close();
  }

  #ask(job: PictureJob): Promise<PictureResult> {
    const asked = this.#process.ask(job);
    return asked ?? Promise.reject(busyError());
  }
}
