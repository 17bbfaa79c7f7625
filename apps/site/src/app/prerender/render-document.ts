import { isApiError } from '@inkstone/api';
import { hashKey, type Query } from '@tanstack/react-query';

import { GONE, NOT_FOUND } from '../../lib/refusal-codes.js';
import { fetchShell, shellQueries } from '../fetch-shell.js';
import { firstQueries } from '../first-queries.js';
import { fillCache, screenDataElement, serializeData, servedDataElement } from '../served-data.js';
import { factsOf, type DocumentFacts, type DocumentStatus } from './document-facts.js';
import { allPages } from './all-pages.js';
import { askByRendering } from './ask-by-rendering.js';
import { documentHead } from './document-head.js';
import { fillTemplate, readTemplate } from './fill-template.js';
import { nightStyles } from './night-styles.js';
import { toPlainLinks } from './plain-links.js';
import { createVisitor, renderScreenContent } from './render-content.js';
import { isRendered } from './rendered-routes.js';
import { SERVED_WIDTHS } from './served-widths.js';
import { siteAddress } from './site-routes.js';

export type Device = 'phone' | 'desktop';

/** What a document shows, before it is rendered: the same as long as nothing on it has changed. */
export interface CollectedDocument {
  status: DocumentStatus;
  /** As `serializeData` writes it. */
  data: string;
}

/** The answers to an id that does not exist, or is none. */
const UNKNOWN: readonly number[] = [400, NOT_FOUND];

function statusOf(error: unknown): DocumentStatus {
  if (isApiError(error) && error.code === GONE) return GONE;
  if (isApiError(error) && UNKNOWN.includes(error.code)) return NOT_FOUND;
  throw error;
}

interface Asked {
  /** Path and query; what does not change the screen is left out. */
  path: string;
  fetch: typeof globalThis.fetch;
}

/**
 * Fetches what a screen asks first, and what is around it, as a visitor.
 *
 * @throws {ApiError} when a part of it cannot be fetched
 */
export async function fetchFirst({ path, fetch }: Asked) {
  const backend = createVisitor(fetch);
  const { client, queryClient } = backend;
  const address = siteAddress(path);
  const queries = address === undefined ? [] : firstQueries(client, address.path);
  const [shell, ...answers] = await Promise.allSettled([
    Promise.all(fetchShell(backend)),
    ...queries.map((query) => queryClient.query(query)),
  ]);
  if (shell.status === 'rejected') throw shell.reason;
  // What stands beside an item may be missing, as the file of a paper: the page says the rest.
  const needed = address?.route.kind === 'detail' ? answers.slice(0, 1) : answers;
  const refusal = needed.find((answer) => answer.status === 'rejected');
  const status = refusal !== undefined ? statusOf(refusal.reason) : address === undefined ? NOT_FOUND : 200;
  return { status, address, backend };
}

/**
 * Fetches what the document at a plain address shows, as a visitor.
 *
 * @throws {ApiError} when a part of it cannot be fetched
 */
export async function collectDocument(asked: Asked): Promise<CollectedDocument> {
  const { status, address, backend } = await fetchFirst(asked);
  // Details, of which there are thousands, say all of their text before.
  if (status === 200 && (address?.route.kind === 'list' || address?.route.kind === 'page'))
    await askByRendering(backend, address.path);
  return { status, data: serializeData(backend.queryClient) };
}

/** What a document of that status is told by the API, so that the screen says why it shows nothing. */
function refuse(status: DocumentStatus): typeof globalThis.fetch {
  return () => Promise.resolve(Response.json({ code: status, msg: '', data: null }));
}

/** When a window has the layout that is rendered for a device: from one of the served widths to the next one. */
const FITS: Record<Device, { width: number; media: string }> = {
  phone: { width: 0, media: `(max-width: ${String((SERVED_WIDTHS[1] ?? 0) / 16 - 0.00125)}em)` },
  desktop: {
    width: SERVED_WIDTHS.at(-1) ?? 0,
    media: `(min-width: ${String((SERVED_WIDTHS.at(-1) ?? 0) / 16)}em)`,
  },
};

export interface DocumentRequest extends CollectedDocument {
  /** As for `collectDocument`. */
  path: string;
  device: Device;
  origin: string;
  /** The folder of the site, with slashes at both ends. */
  base?: string;
}

/** A screen as a document at its plain address, from what `collectDocument` has fetched. */
export async function renderDocument({
  path,
  device,
  origin,
  base = '/',
  status,
  data,
}: DocumentRequest): Promise<{ status: DocumentStatus; html: string; facts: DocumentFacts }> {
  const address = siteAddress(path);
  const backend = createVisitor(refuse(status));
  const { client, queryClient } = backend;
  fillCache(queryClient, data);
  const shown = address?.path ?? path;
  if (status !== 200)
    await Promise.allSettled(firstQueries(client, shown).map((query) => queryClient.query(query)));
  const time = Date.now();
  const { width, media } = FITS[device];
  const { content, styles } = await renderScreenContent(backend, shown, width);
  const facts = factsOf(address, { path, status, origin });
  // What the application hydrates. It replaces what says that something is missing; other screens wait for it, hidden.
  const isHydrated = status === 200 && address !== undefined && isRendered(address.route.name);
  const marks = [
    ...(isHydrated ? [`data-time="${String(time)}"`] : []),
    ...(isHydrated || status !== 200 ? [`data-width="${String(width)}" data-fits="${media}"`] : []),
  ];
  const shell = new Set(shellQueries(client).map(({ queryKey }) => hashKey(queryKey)));
  const isOfShell = ({ queryHash }: Query) => shell.has(queryHash);
  const html = fillTemplate(readTemplate(), {
    served: 'screen',
    attributes: marks.map((mark) => ` ${mark}`).join(''),
    base,
    head: documentHead(facts, backend),
    pages: allPages(base),
    styles: `<style>${nightStyles}</style>${styles}`,
    content: toPlainLinks(content, base),
    data:
      servedDataElement(serializeData(queryClient, isOfShell)) +
      screenDataElement(serializeData(queryClient, (query) => !isOfShell(query))),
  });
  return { status, html, facts };
}
