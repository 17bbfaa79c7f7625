// @vitest-environment node
import { beforeAll, expect, it, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

import { fetchShell } from '../app/fetch-shell.js';
import { servedDataElement, serializeData } from '../app/served-data.js';
import { fetchHome } from '../screens/home/Home/queries.js';
import { answerByExample } from '../test/answer-by-example.js';
import { stubLayout } from '../test/no-layout.js';
import { createVisitor, renderContent } from './render-content.js';

// It waits some seconds for a quiet page. The test has ended by then, and its window is gone.
vi.mock('../offline/start-offline.js', () => ({ startOffline: () => undefined }));

async function renderHome(): Promise<string> {
  const backend = createVisitor(answerByExample);
  await Promise.all([...fetchShell(backend), ...fetchHome(backend)]);
  const data = servedDataElement(serializeData(backend.queryClient));
  const { styles, content } = await renderContent(backend);
  return `<!doctype html><html data-served="home"><head>${styles}</head>
    <body><div id="root">${content}</div>${data}</body></html>`;
}

/** A busy machine takes its time; the test's own limit ends a wait in vain. In ms. */
const WITHIN = 25_000;

let html: string;
beforeAll(async () => {
  html = await renderHome();
});

/** Turns this process into a browser that has loaded the page. Modules that were imported before stay on the server. */
async function openInBrowser({ phone }: { phone: boolean }): Promise<void> {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { html, url: 'https://site.test/' } });
  stubLayout(globalThis, (media) => phone && media.includes('max-width: 599'));
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  // jsdom cannot open the dialog of the first visit.
  window.sessionStorage.setItem('firstVisitSeen', '1');
  vi.resetModules();
}

it.each([
  { screen: 'a phone', phone: true, shell: 'mobile' },
  { screen: 'a desktop', phone: false, shell: 'desktop' },
])('hydrates home on $screen without a difference', async ({ phone, shell }) => {
  await openInBrowser({ phone });
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
  }, WITHIN);

  expect(failures).toEqual([]);
  expect(document.querySelector('main h1')).toBe(served);
  const kept = [...document.querySelectorAll<HTMLElement>('[data-shell]')].map(
    (part) => part.dataset['shell'],
  );
  expect(new Set(kept)).toEqual(new Set([shell]));
  // Everything that home shows came in the page.
  expect(fetch).not.toHaveBeenCalled();
  root.unmount();
  // React ends its work in a later task, which would not find the window of this browser any more.
  await new Promise(setImmediate);
});
