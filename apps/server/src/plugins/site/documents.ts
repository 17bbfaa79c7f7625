import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { MakeDocument } from './make-document.js';
import type { Page } from './page.js';
import type { RenderPlaces } from './render-places.js';
import type { Device, DocumentStatus } from './renderer.js';

/** A document is sent as it is for so long, in ms. */
const currentFor = 10_000;
/** And for so long while it is renewed: what was withdrawn is not sent for longer, in ms. */
const sentFor = 5 * 60_000;
/** What was not there may be published meanwhile, in ms. */
const missingFor = 60_000;
/** Addresses without anything, of which only the address is kept. */
const mostMissing = 10_000;
/** Bytes of memory for documents; one has 40 KB. */
const mostBytes = 128 * 1024 * 1024;
/** Where no screen is, whatever the address. */
const nowhere = '/404';

export interface ServedDocument {
  status: DocumentStatus;
  page: Page;
}

interface Kept extends ServedDocument {
  digest: string;
  /** When its data was fetched, in ms. */
  at: number;
  /** When it was rendered, in ms: it says what is open or over by then. */
  renderedAt: number;
}

export interface AskedDocument {
  /** As the renderer writes it; `undefined` where no screen is. */
  path: string | undefined;
  /** The name of the screen: its documents without an item are the same. */
  screen: string;
  device: Device;
  origin: string;
}

interface Options {
  make: MakeDocument;
  log: FastifyBaseLogger;
  places: RenderPlaces;
  now?: () => number;
}

/** Documents in memory. Nothing waits for a renewal, except what is too old to be sent. */
export class Documents {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ page: { bodies } }, key) =>
      Object.values(bodies).reduce((sum, { length }) => sum + length, 1000 + 2 * key.length),
  });
  readonly #missing = new LRUCache<string, DocumentStatus>({
    max: mostMissing,
    ttl: missingFor,
    // As in `AnswerCache`: tests move the clock.
    perf: { now: () => performance.now() },
  });
  readonly #now: () => number;

  constructor(private readonly options: Options) {
    this.#now = options.now ?? Date.now;
  }

  /** @returns `undefined` when it cannot be rendered now */
  async of(asked: AskedDocument): Promise<ServedDocument | undefined> {
    const status = asked.path === undefined ? 404 : (this.#missing.get(asked.path) ?? 200);
    const key = keyOf(asked, status);
    const kept = this.#kept.get(key);
    const age = kept === undefined ? Infinity : this.#now() - kept.at;
    if (age < currentFor) return kept;
    const renewed = this.options.places.run(`document ${key}`, () => this.#renew(asked));
    return kept === undefined || age >= sentFor ? renewed : kept;
  }

  async #renew(asked: AskedDocument): Promise<ServedDocument | undefined> {
    const at = this.#now();
    const former = new Map(
      ([200, 404, 410] as const).map((status) => [status, this.#formerOf(asked, status, at)]),
    );
    const path = asked.path ?? nowhere;
    try {
      const { status, digest, page } = await this.options.make({
        path,
        device: asked.device,
        origin: asked.origin,
        known: Object.fromEntries([...former].map(([known, kept]) => [known, kept?.digest])),
      });
      if (asked.path !== undefined && status !== 200) this.#missing.set(asked.path, status);
      const known = former.get(status);
      const renewed =
        page === undefined ? known && { ...known, at } : { status, digest, page, at, renderedAt: at };
      if (renewed !== undefined) this.#kept.set(keyOf(asked, status), renewed);
      return renewed;
    } catch (error) {
      this.options.log.debug({ err: error, path }, '页面没有生成');
      return undefined;
    }
  }

  /** What need not be rendered again. */
  #formerOf(asked: AskedDocument, status: DocumentStatus, at: number): Kept | undefined {
    const kept = this.#kept.peek(keyOf(asked, status));
    return kept !== undefined && at - kept.renderedAt < sentFor ? kept : undefined;
  }
}

/** One document for all missing items of a screen. */
function keyOf({ path, screen, device, origin }: AskedDocument, status: DocumentStatus): string {
  return [device, origin, status === 200 ? (path ?? nowhere) : `${String(status)} ${screen}`].join(' ');
}
