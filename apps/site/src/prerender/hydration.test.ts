// @vitest-environment node
import { readFileSync } from 'node:fs';

import { JSDOM } from 'jsdom';
import { beforeAll, expect, it, vi } from 'vitest';
import { populateGlobal } from 'vitest/runtime';

import { fetchShell } from '../app/fetch-shell.js';
import { servedDataElement, serializeData } from '../app/served-data.js';
import { fetchHome } from '../screens/home/Home/queries.js';
import { stubLayout } from '../test/no-layout.js';
import { createVisitor, renderContent } from './render-content.js';

interface Described {
  responses: { 200: { content: { 'application/json': { examples: Record<string, { value: unknown }> } } } };
}

const description = JSON.parse(
  readFileSync(new URL('../../../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Described>> };

/** The API answers with the first example of its description. */
const answerByExample: typeof fetch = (input, init) => {
  const path = String(input).split('?')[0] ?? '';
  const operation = description.paths[path]?.[init?.method?.toLowerCase() ?? 'get'];
  const [example] = Object.values(operation?.responses[200].content['application/json'].examples ?? {});
  return Promise.resolve(Response.json(example?.value));
};

async function renderHome(): Promise<string> {
  const backend = createVisitor(answerByExample);
  await Promise.all([...fetchShell(backend), ...fetchHome(backend)]);
  const data = servedDataElement(serializeData(backend.queryClient));
  const { styles, content } = await renderContent(backend);
  return `<!doctype html><html data-served="home"><head>${styles}</head>
    <body><div id="root">${content}</div>${data}</body></html>`;
}

let html: string;
beforeAll(async () => {
  html = await renderHome();
});

/** Turns this process into a browser that has loaded the page. Modules that were imported before stay on the server. */
function openInBrowser({ phone }: { phone: boolean }): void {
  const { window } = new JSDOM(html, { url: 'https://site.test/', pretendToBeVisual: true });
  window.scrollTo = () => undefined;
  populateGlobal(globalThis, window, { bindFunctions: true });
  stubLayout(globalThis, (media) => phone && media.includes('max-width: 599'));
  vi.resetModules();
}

it.each([
  { screen: 'a phone', phone: true, shell: 'mobile' },
  { screen: 'a desktop', phone: false, shell: 'desktop' },
])('hydrates home on $screen without a difference', async ({ phone, shell }) => {
  openInBrowser({ phone });
  const failures: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...message) => failures.push(message));
  // Where React recovers by rendering a part anew, it reports that as an error of the window.
  vi.stubGlobal('reportError', (error: unknown) => failures.push(error));
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(answerByExample);
  const served = document.querySelector('main h1');

  const { startSite } = await import('../app/start.js');
  const root = await startSite();
  await vi.waitFor(() => {
    expect(document.title).toContain('首页');
  });

  expect(failures).toEqual([]);
  expect(document.querySelector('main h1')).toBe(served);
  const kept = [...document.querySelectorAll<HTMLElement>('[data-shell]')].map(
    (part) => part.dataset['shell'],
  );
  expect(new Set(kept)).toEqual(new Set([shell]));
  // Everything that home shows came in the page.
  expect(fetch).not.toHaveBeenCalled();
  root.unmount();
});
