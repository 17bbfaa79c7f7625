import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { drawing } from '../../cards/card.js';
import type { CardMaker } from '../../cards/card-maker.js';
import { readCover } from '../../cards/cover.js';
import type { FileStore } from '../../ports/files/file-store.js';
import { isFileKey, isPublicKey } from '../../ports/files/keys.js';
import type { RenderPlaces } from './render-places.js';
import type { CollectedCard, Renderer } from './renderer.js';

/** What a card shows is known for so long, in ms. */
const currentFor = 10_000;
const mostKnown = 5_000;
/** Bytes; a larger picture is left out. */
const largestCover = 4 * 1024 * 1024;

interface Options {
  renderer: Pick<Renderer, 'collectCard'>;
  /** As a visitor. */
  fetch: typeof globalThis.fetch;
  files: Pick<FileStore, 'find' | 'read' | 'write'>;
  maker: Pick<CardMaker, 'make'>;
  /** A crowd of crawlers that want cards is no reason for readers to wait. */
  places: RenderPlaces;
}

interface Found {
  /** `undefined` where there is no such page. */
  card: CollectedCard | undefined;
}

export interface MadeCard {
  version: string;
  png: Uint8Array;
}

/** The pictures that stand beside links to pages. Each is drawn once, when it is first asked for, and kept. */
export class Cards {
  readonly #known = new LRUCache<string, Found>({
    max: mostKnown,
    ttl: currentFor,
  });
  readonly #made = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(private readonly options: Options) {}

  /**
   * @param name of a page, with the id of its item: booksDetails-7
   * @returns `missing` where there is no such page, `busy` when too many wait for theirs
   */
  async of(name: string): Promise<MadeCard | 'missing' | 'busy'> {
    const found = await this.#find(name);
    if (found === undefined) return 'busy';
    if (found.card === undefined) return 'missing';
    const { version } = found.card;
    const making =
      this.#made.get(version) ?? this.#load(found.card).finally(() => this.#made.delete(version));
    this.#made.set(version, making);
    const png = await making;
    return png === undefined ? 'busy' : { version, png };
  }

  async #find(name: string): Promise<Found | undefined> {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const { renderer, fetch, places } = this.options;
    const asked = await places.run(`card ${name}`, async () => ({
      card: await renderer.collectCard({ name, fetch }),
    }));
    if (asked !== undefined) this.#known.set(name, asked);
    return asked;
  }

  async #load({ card: { cover, ...facts }, version }: CollectedCard): Promise<Uint8Array | undefined> {
    const { files, maker } = this.options;
    // Named by what it shows, as the files of the content are. Nothing refers to it, and nothing else removes it.
    const key = `public/cards/${String(drawing)}/${version}.png`;
    if ((await files.find(key)) !== undefined) return buffer(await files.read(key));
    const png = await maker.make({ ...facts, cover: await this.#readCover(cover) });
    if (png !== undefined) await files.write(key, png);
    return png;
  }

  async #readCover(path: string) {
    const { files } = this.options;
    const [, key = ''] = /^\/files\/([^?#]+)$/.exec(decodeURI(path)) ?? [];
    // Others need a link, which a picture for everybody must not be a way around.
    if (!isFileKey(key) || !isPublicKey(key)) return undefined;
    const file = await files.find(key);
    if (file === undefined || file.size > largestCover) return undefined;
    return readCover(await buffer(await files.read(key)));
  }
}
