import type { FastifyBaseLogger } from 'fastify';
import { createPage, type Page } from './page.js';
import type { Renderer } from './renderer.js';

/** In ms. */
const currentFor = 10_000;

interface Options {
  renderer: Pick<Renderer, 'collectHome' | 'renderHome'>;
  /** As a visitor. */
  fetch: typeof globalThis.fetch;
  log: FastifyBaseLogger;
  /** Where people visit the site: home is one document for all who ask, so it does not depend on the request. */
  publicUrl?: string | undefined;
  now?: () => number;
}

/** `undefined` while it has never been rendered. */
export type HomePage = () => Promise<Page | undefined>;

/** Requests get the last page at once; its data is compared afterwards, and only other data is rendered. */
export function createHomePage({ renderer, fetch, log, publicUrl, now = Date.now }: Options): HomePage {
  const origin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  let page: Page | undefined;
  let rendered: string | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;
  let failing = false;

  async function check(): Promise<void> {
    try {
      const collected = await renderer.collectHome({ fetch });
      if (collected !== rendered) {
        page = await createPage(await renderer.renderHome(collected, origin));
        rendered = collected;
      }
      failing = false;
    } catch (error) {
      // Once, and not every ten seconds until it is repaired.
      if (!failing) log.error({ err: error }, '首页没有生成，继续使用之前的页面');
      failing = true;
    }
  }

  return async () => {
    if (checking === undefined && now() - checkedAt >= currentFor) {
      checkedAt = now();
      checking = check().finally(() => (checking = undefined));
    }
    if (page === undefined) await checking;
    return page;
  };
}
