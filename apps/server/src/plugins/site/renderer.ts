import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** dist-server/render.js of apps/site. This package contains no React. */
export interface Renderer {
  /** @returns the data of home as text, the same as long as nothing has changed */
  collectHome: (from: { fetch: typeof globalThis.fetch }) => Promise<string>;
  /** @returns home as a document */
  renderHome: (collected: string) => Promise<string>;
  /**
   * @returns what the browser puts into the page; `undefined` for a screen that is not rendered
   * @throws when the API refuses a part of it
   */
  renderScreen: (request: {
    path: string;
    width: number;
    fetch: typeof globalThis.fetch;
  }) => Promise<object | undefined>;
}

/** @returns `undefined` where the site has been built without the renderer */
export async function loadRenderer(file: string): Promise<Renderer | undefined> {
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Renderer) : undefined;
}
