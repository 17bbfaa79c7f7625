import { createHash } from 'node:crypto';
import { createPage, inThisThread, type Page, quickly } from './page.js';
import type { Device, DocumentStatus, Renderer } from './renderer.js';

export interface DocumentRequest {
  path: string;
  device: Device;
  origin: string;
  /** The digests of what is kept already, by status: the same is not rendered again. */
  known: Partial<Record<DocumentStatus, string | undefined>>;
}

export interface MadeDocument {
  status: DocumentStatus;
  /** Of what it shows. */
  digest: string;
  /** `undefined` for what is kept already. */
  page: Page | undefined;
}

/** @throws when the API does not answer, or the screen cannot be rendered */
export type MakeDocument = (request: DocumentRequest) => Promise<MadeDocument>;

/** @param fetch as a visitor */
export function documentMaker(
  renderer: Pick<Renderer, 'collectDocument' | 'renderDocument'>,
  fetch: typeof globalThis.fetch,
): MakeDocument {
  return async ({ path, device, origin, known }) => {
    const collected = await renderer.collectDocument({ path, fetch });
    const { status, data } = collected;
    const digest = createHash('sha256').update(data).digest('base64');
    if (known[status] === digest) return { status, digest, page: undefined };
    const { html } = await renderer.renderDocument({ ...collected, path, device, origin });
    const { bodies, ...page } = await createPage(html, quickly, inThisThread);
    // Hardly anybody asks for it uncompressed, and it would take four times as much memory.
    return { status, digest, page: { ...page, bodies: { br: bodies.br, gzip: bodies.gzip } } };
  };
}
