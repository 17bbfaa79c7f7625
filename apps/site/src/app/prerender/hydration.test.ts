// @vitest-environment node
import { media } from '@inkstone/ui/tokens';
import { beforeAll, expect, it, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

import { screenRoutes } from '../screens.js';
import { fetchShell } from '../fetch-shell.js';
import { servedDataElement, serializeData } from '../served-data.js';
import { fetchHome } from '../../screens/home/Home/queries.js';
import { provideSanitiser } from '../../lib/html/sanitise.js';
import { paths } from '../../lib/config/paths.js';
import { isRendered } from './rendered-routes.js';
import { answerByExample } from '../../test/answer-by-example.js';
import { stubLayout } from '../../test/no-layout.js';
import type { ServedScreen } from '../early/served-screen.js';
import { createVisitor, renderContent } from './render-content.js';
import { renderScreen } from './render-screen.js';
import { sanitiseOnServer } from './sanitise-on-server.js';

// It waits some seconds for a quiet page. The test has ended by then, and its window is gone.
vi.mock('../when-quiet.js', () => ({ whenQuiet: () => undefined }));

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

function addresses(): string[] {
  const details = { id: 901 };
  return screenRoutes
    .filter(({ name }) => isRendered(name))
    .map(({ name }) => (paths[name] as { path: (query: object) => string }).path(details));
}

// One width each, in turn: the journeys in a real browser open every screen in both shells.
const opened = addresses().map((path, index) => {
  return { path, width: index % 2 === 0 ? 0 : 1180 };
});

let html: string;
const screens = new Map<string, ServedScreen | undefined>();
beforeAll(async () => {
  provideSanitiser(sanitiseOnServer);
  html = await renderHome();
  // Before this process becomes a browser.
  for (const { path, width } of opened) {
    screens.set(path, await renderScreen({ path, width, fetch: answerByExample }));
  }
}, 120_000);

/** Turns this process into a browser that has loaded the page. Modules that were imported before stay on the server. */
async function openInBrowser({ phone, hash = '' }: { phone: boolean; hash?: string }): Promise<void> {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { html, url: `https://site.test/${hash}` } });
  stubLayout(globalThis, (query) => phone && query.includes(media.mobile));
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

  const { startSite } = await import('../start.js');
  const root = await startSite();
  await vi.waitFor(() => expect(document.title).toContain('首页'), WITHIN);

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

it.each(opened)('hydrates $path at a width of $width px without a difference', async ({ path, width }) => {
  const screen = screens.get(path);
  if (screen === undefined) throw new Error(`${path} was not rendered`);
  await openInBrowser({ phone: width === 0, hash: `#${path}` });
  document.head.insertAdjacentHTML('beforeend', screen.styles);
  const place = document.getElementById('root');
  if (place !== null) place.innerHTML = screen.content;
  window.inkstoneScreen = Promise.resolve({ path, width, data: screen.data, time: screen.time });
  const failures: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...message) => failures.push(message));
  vi.stubGlobal('reportError', (error: unknown) => failures.push(error));
  vi.spyOn(globalThis, 'fetch').mockImplementation(answerByExample);
  const served = document.querySelector('main h1');
  expect(served?.textContent).not.toBe('');

  const { startSite } = await import('../start.js');
  const root = await startSite();
  await vi.waitFor(() => {
    expect(document.documentElement.dataset['served']).toBeUndefined();
    expect(document.title).not.toBe('');
  }, WITHIN);

  expect(failures).toEqual([]);
  expect(document.querySelector('main h1')).toBe(served);
  root.unmount();
  await new Promise(setImmediate);
});
