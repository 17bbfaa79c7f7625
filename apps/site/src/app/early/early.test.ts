import { screen, waitFor } from '@testing-library/react';
import type * as React from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type * as BackendModule from '../backend.js';
import type { Backend } from '../backend.js';
import { startSite } from '../start.js';
import { paths } from '../../lib/config/paths.js';
import { earlyRoutes } from '../prerender/early-routes.js';
import '../first-queries.js';
import { answerByExample } from '../../test/answer-by-example.js';
import { keepActions } from './actions.js';
import { keepOpened, showServedOnly } from './address.js';
import { afterFirstPaint } from './after-first-paint.js';
import { startEarly } from './start-early.js';
import type { ServedScreen } from './served-screen.js';
import type { EarlyTable } from './table.js';

// It waits some seconds for a quiet page. The test has ended by then, and its window is gone.
vi.mock('../when-quiet.js', () => ({ whenQuiet: () => undefined }));

// In development the strict mode mounts every component twice, and its queries start anew.
vi.mock('react', async (importOriginal) => {
  const react = await importOriginal<typeof React>();
  return { ...react, StrictMode: react.Fragment };
});

const created: { backend?: Backend } = vi.hoisted(() => ({}));
vi.mock('../backend.js', async (importOriginal) => {
  const module = await importOriginal<typeof BackendModule>();
  return { ...module, createBackend: () => (created.backend = module.createBackend()) };
});

const { screens, ...routes } = earlyRoutes;
const names = screens.map(({ name }) => name);

const table: EarlyTable = {
  ...routes,
  entry: './main.js',
  files: ['base', 'mobile', 'desktop', 'menu', ...names].map((name) => `./${name}.js`),
  code: [0],
  shells: { mobile: [1], desktop: [2, 0] },
  overlays: [3],
  screens: Object.fromEntries(
    screens.flatMap(({ patterns, rendered }, index) =>
      patterns.map((pattern) => [pattern, [[4 + index], rendered ? 1 : 0]]),
    ),
  ),
};

/**
 * Opens a page that a server has sent, up to the end of its early scripts.
 *
 * @returns what is asked of the API from then on
 */
function openEarly(
  hash: string,
  served: 'home' | 'shell',
  { screen }: { screen?: Promise<ServedScreen> } = {},
): string[] {
  const asked: string[] = [];
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.startsWith('./screen')) {
      return screen === undefined ? new Response(null, { status: 204 }) : Response.json(await screen);
    }
    asked.push(`${url} ${JSON.stringify(init?.body)}`);
    return answerByExample(input, init);
  });
  // jsdom cannot open the dialog of the first visit.
  window.sessionStorage.setItem('firstVisitSeen', '1');
  window.location.hash = hash;
  document.documentElement.dataset['served'] = served;
  showServedOnly(routes.home);
  keepOpened();
  startEarly(table);
  return asked;
}

function preloaded(): string[] {
  return [...document.head.querySelectorAll('link[rel="modulepreload"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
}

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of ['served', 'screen']) Reflect.deleteProperty(document.documentElement.dataset, name);
  window.inkstoneActions?.stop('click', 'input', 'submit');
  delete window.inkstoneActions;
  delete window.inkstoneScreen;
  window.localStorage.clear();
});

/** One of each kind of screen, with what its address may say. */
const ADDRESSES = [
  paths.addedServices.href(),
  paths.addedServices.href({ search: '高三 数学&', grade_id: 9, page: 3 }),
  `${paths.addedServices.href()}?grade_id=none&page=0&other=1`,
  paths.booksDetails.href({ id: 128 }),
  paths.talkPolicies.href({ search: '中考' }),
  paths.talkPoliciesDetails.href({ id: 901 }),
  paths.research.href(),
  paths.researchDetails.href({ id: 901 }),
  paths.projectAchievements.href({ activity_grade: 2 }),
  paths.onlineLearning.href({ classes: 1 }),
  paths.onlineDetails.href({ id: 901 }),
  paths.worksDisplay.href(),
];

it.each(ADDRESSES)('asks first what the screen at %s asks, and nothing twice', async (hash) => {
  const asked = openEarly(hash, 'shell');
  document.body.innerHTML = '<div id="root"></div>';
  const root = await startSite();
  const queries = created.backend?.queryClient.getQueryCache();
  await waitFor(() =>
    expect(queries?.getAll().filter((query) => query.getObserversCount() === 0)).toEqual([]),
  );
  expect(asked.length).toBeGreaterThan(3);
  expect(asked).toEqual([...new Set(asked)]);
  root.unmount();
});

it('renders a screen whose data is there at once, without placeholders before', async () => {
  openEarly(paths.addedServices.href(), 'shell');
  document.body.innerHTML = '<div id="root"></div>';
  let placeholders = 0;
  const observer = new MutationObserver(() => {
    placeholders += document.querySelectorAll('main [aria-busy="true"]').length;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const root = await startSite();
  expect(await screen.findByRole('heading', { level: 1, name: '图书检索' })).toBeVisible();
  observer.disconnect();
  expect(placeholders).toBe(0);
  root.unmount();
});

it('leads on from the page that was left by a link before the application listened', async () => {
  openEarly(paths.addedServices.href({ page: 2 }), 'home');
  document.body.innerHTML = '<div id="root"></div>';
  window.location.hash = paths.nowLogin.href();
  const root = await startSite();
  const heading = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(window.sessionStorage.getItem('returnPath')).toBe(paths.addedServices.path({ page: 2 }));
  root.unmount();
});

it('hides home on another screen and fetches its code, each file once', async () => {
  openEarly(paths.addedServices.href(), 'home');
  expect(document.documentElement.dataset['screen']).toBe('other');
  await window.inkstoneScreen;
  await Promise.resolve();
  expect(preloaded()).toEqual(CODE);
});

/** What the screen `addedServices` needs. */
const CODE = ['./base.js', './desktop.js', './addedServices.js'];

const rendered = {
  content: '<main><h1>图书检索</h1></main>',
  styles: '<style id="of-screen"></style>',
  data: '[]',
  time: 0,
};

it('puts the screen that the server has rendered in the place of home', async () => {
  document.body.innerHTML = '<div id="root">首页</div>';
  openEarly(paths.addedServices.href(), 'home', { screen: Promise.resolve(rendered) });
  await window.inkstoneScreen;
  await Promise.resolve();
  expect(screen.getByRole('heading', { name: '图书检索' })).toBeVisible();
  expect(document.getElementById('of-screen')).not.toBeNull();
  expect(document.documentElement.dataset['screen']).toBeUndefined();
  expect(preloaded()).toEqual(CODE);
});

it('gives the text of an article that the server has rendered the size that was chosen on this device', async () => {
  document.body.innerHTML = '<div id="root">首页</div>';
  window.localStorage.setItem('articleTextSize', 'large');
  const content = '<div id="article-text" data-size="medium">正文</div>';
  openEarly(paths.researchDetails.href({ id: 901 }), 'home', {
    screen: Promise.resolve({ ...rendered, content }),
  });
  await window.inkstoneScreen;
  expect(screen.getByText('正文')).toHaveAttribute('data-size', 'large');
});

it('leaves the page alone when a link was followed before the screen came', async () => {
  document.body.innerHTML = '<div id="root">首页</div>';
  let come: (screen: ServedScreen) => void = () => undefined;
  const late = new Promise<ServedScreen>((resolve) => (come = resolve));
  openEarly(paths.addedServices.href(), 'home', { screen: late });
  window.location.hash = paths.nowLogin.href();
  come(rendered);
  expect(await window.inkstoneScreen).toBeUndefined();
  expect(document.body.textContent).toBe('首页');
});

it('does without the server when its screen does not come in time', async () => {
  vi.useFakeTimers();
  openEarly(paths.addedServices.href(), 'home', { screen: new Promise(() => undefined) });
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(preloaded()).toEqual(CODE);
});

it('leaves a screen to the service worker, which has what was read before', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  openEarly(paths.addedServices.href(), 'home');
  vi.unstubAllGlobals();
  expect(preloaded()).toEqual(CODE);
});

it.each(['', '#/', paths.home.href()])('lets the text of home come before its code at %j', async (hash) => {
  openEarly(hash, 'home');
  expect(document.documentElement.dataset['screen']).toBeUndefined();
  expect(preloaded()).toEqual([]);
  await afterFirstPaint();
  expect(preloaded()).toEqual(['./base.js', './desktop.js', './home.js']);
});

it.each([
  { pressed: 'button', code: ['./menu.js'] },
  { pressed: 'p', code: [] },
])('fetches what a button of the header opens with the first press on a $pressed', ({ pressed, code }) => {
  keepActions();
  openEarly('', 'home');
  const element = document.createElement(pressed);
  document.body.append(element);
  element.click();
  // Pages that other tests have opened listen too.
  expect([...new Set(preloaded())]).toEqual(code);
});

it('leaves a press to the application that listens', () => {
  openEarly('', 'home');
  const element = document.createElement('button');
  document.body.append(element);
  element.click();
  expect(preloaded()).toEqual([]);
});

/** Opens a page that the server has sent at a plain address, up to the end of its early scripts. */
function openPlain(path: string, { fits = 'all', time }: { fits?: string; time?: string } = {}): void {
  const { dataset } = document.documentElement;
  Object.assign(dataset, {
    served: 'screen',
    base: '/',
    width: '0',
    fits,
    ...(time !== undefined && { time }),
  });
  document.body.innerHTML = `<div id="root"><a href="${paths.booksDetails.path({ id: 8 })}">另一本</a>
    <a href="/docs/">接口</a><a href="/layout/list/none">没有</a></div>`;
  window.history.replaceState({ kept: true }, '', path);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === 'all' }));
  showServedOnly(routes.home);
  keepOpened();
  startEarly(table);
  vi.unstubAllGlobals();
}

describe('a plain address', () => {
  afterEach(() => {
    for (const name of ['width', 'fits', 'time'])
      Reflect.deleteProperty(document.documentElement.dataset, name);
    window.history.replaceState(null, '', '/');
  });

  it('becomes the one behind the #, with all that it says, and keeps its screen for hydration', async () => {
    openPlain('/layout/list/booksDetails?id=7&from=chat', { time: '1000' });
    expect(window.location.href).toBe(`${window.location.origin}/#/layout/list/booksDetails?id=7&from=chat`);
    expect(window.history.state).toEqual({ kept: true });
    expect(document.documentElement.dataset['screen']).toBeUndefined();
    expect(await window.inkstoneScreen).toEqual({
      path: '/layout/list/booksDetails?id=7&from=chat',
      width: 0,
      time: 1000,
    });
    expect(window.inkstoneOpened).toBe('#/layout/list/booksDetails?id=7&from=chat');
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it('has links behind the # from then on, to screens and to nothing else', () => {
    openPlain('/layout/list/booksDetails?id=7', { time: '1000' });
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#/layout/list/booksDetails?id=8',
      '/docs/',
      '/layout/list/none',
    ]);
  });

  it('asks for the layout of this window where it was answered with another one', async () => {
    openPlain('/layout/list/booksDetails?id=7', { fits: 'not all', time: '1000' });
    expect(document.documentElement.dataset['screen']).toBe('other');
    await window.inkstoneScreen;
    expect(globalThis.fetch).toHaveBeenCalledWith(expect.stringMatching(/^\.\/screen\?path=.*&width=0$/));
  });

  it('leads to the screen behind its #, if it has one', () => {
    openPlain('/layout/list/booksDetails?id=7#/layout/list/addedServices', { time: '1000' });
    expect(window.location.href).toBe(`${window.location.origin}/#/layout/list/addedServices`);
    expect(document.documentElement.dataset['screen']).toBe('other');
  });

  it('shows that something is missing until the application says it', () => {
    openPlain('/layout/list/booksDetails?id=7');
    expect(document.documentElement.dataset['screen']).toBeUndefined();
    expect(window.inkstoneScreen).toBeUndefined();
  });
});
