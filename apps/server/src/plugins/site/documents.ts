import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PublishedKind } from '../../features/addresses/published.queries.js';
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
/** Addresses of which it is kept whether anything is there. */
const mostStatuses = 20_000;
/** Bytes of memory for documents; one has 40 KB. */
const mostBytes = 128 * 1024 * 1024;
/** Where no screen is, whatever the address. */
const nowhere = '/404';

export interface ServedDocument {
  status: DocumentStatus;
  /** `undefined` when it cannot be rendered now. */
  page: Page | undefined;
}

interface Kept extends ServedDocument {
  page: Page;
  digest: string;
  /** When its data was fetched, in ms. */
  at: number;
  /** When it was rendered, in ms: it says what is open or over by then. */
  renderedAt: number;
}

export interface Item {
  kind: PublishedKind;
  id: number;
}

export interface AskedDocument {
  /** As the renderer writes it; `undefined` where no screen is. */
  path: string | undefined;
  /** Of a detail. */
  item?: Item | undefined;
  /** The name of the screen: its documents without an item are the same. */
  screen: string;
  device: Device;
  origin: string;
}

interface Options {
  make: MakeDocument;
  /** Whether an item is there, without rendering anything. */
  statusOf: (item: Item) => Promise<DocumentStatus>;
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
  readonly #statuses = new LRUCache<string, DocumentStatus>({
    max: mostStatuses,
    ttl: missingFor,
    // As in `AnswerCache`: tests move the clock.
    perf: { now: () => performance.now() },
  });
  readonly #now: () => number;

  constructor(private readonly options: Options) {
    this.#now = options.now ?? Date.now;
  }

  async of(asked: AskedDocument): Promise<ServedDocument> {
    const status = await this.#statusOf(asked);
    const key = keyOf(asked, status);
    const kept = this.#kept.get(key);
    const age = this.#ageOf(kept);
    if (kept !== undefined && age < currentFor) return kept;
    const renewed = this.options.places.run(`document ${key}`, () => this.#renew(asked));
    const found = kept === undefined || age >= sentFor ? await renewed : kept;
    return found ?? { status, page: undefined };
  }

  /** Known before a place is asked for: in a crowd what is not there is still said to be missing. */
  async #statusOf(asked: AskedDocument): Promise<DocumentStatus> {
    const { path, item } = asked;
    if (path === undefined) return 404;
    const known = this.#statuses.get(path);
    if (known !== undefined) return known;
    // Where a document is kept, its renewal says whether the item is still there.
    const isKept = this.#ageOf(this.#kept.peek(keyOf(asked, 200))) < sentFor;
    if (item === undefined || isKept) return 200;
    try {
      const status = await this.options.statusOf(item);
      this.#remember(path, status);
      return status;
    } catch {
      // Then nothing can be rendered either.
      return 200;
    }
  }

  #remember(path: string, status: DocumentStatus): void {
    this.#statuses.set(path, status, { ttl: status === 200 ? sentFor : missingFor });
  }

  #ageOf(kept: Kept | undefined): number {
    return kept === undefined ? Infinity : this.#now() - kept.at;
  }

  async #renew(asked: AskedDocument): Promise<Kept | undefined> {
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
      if (asked.path !== undefined) this.#remember(asked.path, status);
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
