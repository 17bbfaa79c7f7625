import { firstQueries } from '../first-queries.js';
import { fetchShell } from '../fetch-shell.js';
import { serializeData } from '../served-data.js';
import { screenAt } from '../screens.js';
import type { ServedScreen } from '../early/served-screen.js';
import { createVisitor, renderScreenContent } from './render-content.js';
import { isRendered } from './rendered-routes.js';

export interface ScreenRequest {
  path: string;
  width: number;
  fetch: typeof globalThis.fetch;
}

/**
 * A screen as a visitor sees it.
 *
 * @returns `undefined` where it is not rendered, such as one whose id is missing
 * @throws {ApiError} when a part of its data cannot be fetched: the application shows why
 */
export async function renderScreen({ path, width, fetch }: ScreenRequest): Promise<ServedScreen | undefined> {
  const route = screenAt(path);
  if (route === undefined || !isRendered(route.name)) return undefined;
  const backend = createVisitor(fetch);
  const { client, queryClient } = backend;
  const queries = firstQueries(client, path);
  if (queries.length === 0) return undefined;
  const shell = fetchShell(backend);
  // The page has the data of the shell.
  const ofShell = new Set(queryClient.getQueryCache().getAll());
  await Promise.all([...shell, ...queries.map((query) => queryClient.query(query))]);
  const time = Date.now();
  const { content, styles } = await renderScreenContent(backend, path, width);
  // After the rendering, which adds the articles that it has sanitised.
  return { content, styles, time, data: serializeData(queryClient, (query) => !ofShell.has(query)) };
}
