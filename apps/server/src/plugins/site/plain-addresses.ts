import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.js';
import { itemStatuses } from '../../features/addresses/item-statuses.queries.js';
import { publishedKinds } from '../../features/addresses/published.queries.js';
import { jointly } from '../../shared/jointly.js';
import { sendBusyPage } from './busy-page.js';
import { type Addresses, kindAt } from './crawlers/addresses.js';
import { Documents, type Item } from './documents.js';
import type { MakeDocument } from './make-document.js';
import { sendPage } from './page.js';
import type { RenderPlaces } from './render-places.js';
import type { Device, DocumentStatus, Renderer, SiteAddress } from './renderer.js';

/** Answers where nothing is; `undefined` for what is no page. */
export type MissingPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined;

/** What `deviceOf` reads. */
const varies = ['sec-ch-ua-mobile', 'user-agent'];

interface Options {
  renderer: Pick<Renderer, 'siteAddress' | 'siteRoutes'>;
  db: Database;
  addresses: Addresses;
  make: MakeDocument;
  log: FastifyBaseLogger;
  places: RenderPlaces;
  publicUrl: string | undefined;
}

/** Which layout the window has most likely; the script in the head asks for another one where it has not. */
function deviceOf({ headers }: FastifyRequest): Device {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint !== undefined) return hint === '?1' ? 'phone' : 'desktop';
  return headers['user-agent']?.includes('Mobi') ? 'phone' : 'desktop';
}

/** The origin that absolute addresses have. A caller chooses the host, so what is no origin counts as none. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  return URL.parse(`${request.protocol}://${request.host}`)?.origin ?? '';
}

/** Files, and what programs ask for, are no pages. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  return (
    ['GET', 'HEAD'].includes(method) &&
    !/^\/(?:api|files)\/|\.[^/]*$/.test(path) &&
    (headers.accept ?? '').includes('text/html')
  );
}

function statusOfItems(db: Database): (item: Item) => Promise<DocumentStatus> {
  const asking = new Map(
    publishedKinds.map((kind) => [
      kind,
      jointly(async (ids: readonly number[]) => {
        const statuses = await itemStatuses(db, kind, ids);
        return ids.map((id) => statuses.get(id));
      }),
    ]),
  );
  return async ({ kind, id }) => (await asking.get(kind)?.(id)) ?? 404;
}

/**
 * The screens as documents at their plain addresses: the paths behind the # without it.
 */
export function plainAddresses(app: FastifyInstance, options: Options): MissingPage {
  const { renderer, addresses, db, publicUrl } = options;
  const documents = new Documents({ ...options, statusOf: statusOfItems(db) });

  function itemAt(address: SiteAddress | undefined): Item | undefined {
    const kind = address && kindAt(addresses, address);
    return kind === undefined || address?.id === undefined ? undefined : { kind, id: address.id };
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    address: SiteAddress | undefined,
  ): Promise<FastifyReply> {
    const { status, page } = await documents.of({
      path: address?.path,
      item: itemAt(address),
      screen: address?.route.name ?? '',
      device: deviceOf(request),
      // What is nowhere has no address, and is rendered once.
      origin: address === undefined ? '' : originOf(request, publicUrl),
    });
    if (page === undefined) return sendBusyPage(reply, address?.path ?? '/404', status);
    return sendPage(request, reply.code(status), page, varies);
  }

  for (const { kind, patterns } of renderer.siteRoutes) {
    for (const pattern of patterns) {
      app.get(
        pattern,
        kind === 'home'
          ? (_request, reply) => reply.redirect('/', 301)
          : (request, reply) => answer(request, reply, renderer.siteAddress(request.url)),
      );
    }
  }
  return (request, reply) => (isPage(request) ? answer(request, reply, undefined) : undefined);
}
