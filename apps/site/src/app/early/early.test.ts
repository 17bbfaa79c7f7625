import { screen, waitFor } from '@testing-library/react';
import type * as React from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { startSite } from '../start.js';
import { paths } from '../../lib/config/paths.js';
import { earlyRoutes, type EarlyRoutes } from '../prerender/early-routes.js';
import { answerByExample } from '../../test/answer-by-example.js';
import { keepActions } from './actions.js';
import { hideHomeElsewhere } from './address.js';
import { afterFirstPaint } from './after-first-paint.js';
import { keepOpened } from './opened.js';
import { packTable } from './pack-table.js';
import { startEarly } from './start-early.js';
import type { ServedScreen } from './served-screen.js';
import type { EarlyTable } from './table.js';

// It waits some seconds for a quiet page. The test has ended by then, and its window is gone.
vi.mock('../offline/start-offline.js', () => ({ startOffline: () => undefined }));

// In development the strict mode mounts every component twice, and its queries start anew.
vi.mock('react', async (importOriginal) => {
  const react = await importOriginal<typeof React>();
  return { ...react, StrictMode: react.Fragment };
});

interface Sent {
  url: string;
  method: string;
  body: unknown;
  headers: Record<string, string>;
}

let routes: EarlyRoutes;
beforeAll(async () => {
  routes = await earlyRoutes();
});

function tableOf({ home, phone, widths, calls, screens }: EarlyRoutes): EarlyTable {
  return {
    home,
    phone,
    widths,
    calls,
    entry: './main.js',
    code: ['./base.js'],
    shells: { mobile: ['./mobile.js'], desktop: ['./desktop.js', './base.js'] },
    overlays: ['./menu.js'],
    screens: Object.fromEntries(
      screens.flatMap((screen) =>
        screen.patterns.map((pattern) => [
          pattern,
          { code: [`./${screen.name}.js`], calls: screen.calls, rendered: screen.rendered },
        ]),
      ),
    ),
  };
}

/** Opens a page that a server has sent, up to the end of its early scripts. */
function openEarly(
  hash: string,
  served: 'home' | 'shell',
  { screen }: { screen?: Promise<ServedScreen> } = {},
): { sent: Sent[] } {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const sent: Sent[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.startsWith('./screen')) {
      return screen === undefined ? new Response(null, { status: 204 }) : Response.json(await screen);
    }
    sent.push({
      url,
      method: init?.method ?? 'GET',
      body: init?.body,
      headers: init?.headers as Record<string, string>,
    });
    return answerByExample(input, init);
  });
  // jsdom cannot open the dialog of the first visit.
  window.sessionStorage.setItem('firstVisitSeen', '1');
  window.location.hash = hash;
  document.documentElement.dataset['served'] = served;
  keepOpened();
  hideHomeElsewhere(routes.home);
  startEarly(packTable(tableOf(routes)));
  return { sent };
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
  delete window.inkstoneEarly;
  window.inkstoneActions?.stop('click', 'input', 'submit');
  delete window.inkstoneActions;
  delete window.inkstoneScreen;
  window.localStorage.clear();
});

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
  paths.home.href(),
];

it.each(ADDRESSES)('asks what the screen at %s asks, which takes the answers over', async (hash) => {
  window.sessionStorage.setItem('userInfo', JSON.stringify({ jwt: 'token of a person' }));
  const { sent } = openEarly(hash, 'shell');
  const early = [...sent];
  expect(early.length).toBeGreaterThan(routes.calls.length);
  for (const { headers } of early) {
    expect(headers).toMatchObject({ token: 'token of a person', accept: 'application/json' });
    expect(headers['fingerprint']).toMatch(/^[0-9a-f]{32}$/);
  }

  document.body.innerHTML = '<div id="root"></div>';
  const root = await startSite();
  await waitFor(() => {
    expect(window.inkstoneEarly).toEqual([]);
  });
  // Nothing that the head has asked for is asked for again.
  const later = sent.slice(early.length).map(({ url, body }) => [url, body]);
  for (const { url, body } of early) expect(later).not.toContainEqual([url, body]);
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
  await waitFor(() => {
    expect(document.activeElement).toBe(heading);
  });
  expect(window.sessionStorage.getItem('returnPath')).toBe(paths.addedServices.path({ page: 2 }));
  root.unmount();
});

/** Waits until the head knows that the server does not render the screen. */
async function withoutScreen(): Promise<void> {
  await window.inkstoneScreen;
  await Promise.resolve();
}

it('asks nothing about an item whose id is missing, and nothing for an unknown route', async () => {
  const { sent } = openEarly('#/layout/list/booksDetails?id=x', 'home');
  await withoutScreen();
  expect(sent).toEqual([]);
  expect(openEarly('#/no/such/page', 'home').sent).toEqual([]);
});

it('leaves the data of the shell to the page that contains it', async () => {
  const { sent } = openEarly(paths.addedServices.href(), 'home');
  await withoutScreen();
  const urls = sent.map(({ url }) => url);
  expect(urls).toContain('/api/book/index');
  expect(urls).not.toContain('/api/config/column');
});

it('does not ask for lookups that the session has kept', async () => {
  window.sessionStorage.setItem('lookups', '{}');
  const { sent } = openEarly(paths.addedServices.href(), 'home');
  await withoutScreen();
  const urls = sent.map(({ url }) => url);
  expect(urls).toContain('/api/book/index');
  expect(urls).not.toContain('/api/book/screening_condition');
});

it('hides home on another screen and fetches its code, each file once', async () => {
  openEarly(paths.addedServices.href(), 'home');
  expect(document.documentElement.dataset['screen']).toBe('other');
  await withoutScreen();
  expect(preloaded()).toEqual(['./base.js', './desktop.js', './addedServices.js']);
});

const rendered = {
  content: '<main><h1>图书检索</h1></main>',
  styles: '<style id="of-screen"></style>',
  data: '[]',
  time: 0,
};

it('puts the screen that the server has rendered in the place of home', async () => {
  document.body.innerHTML = '<div id="root">首页</div>';
  const { sent } = openEarly(paths.addedServices.href(), 'home', { screen: Promise.resolve(rendered) });
  await window.inkstoneScreen;
  await Promise.resolve();
  expect(screen.getByRole('heading', { name: '图书检索' })).toBeVisible();
  expect(document.getElementById('of-screen')).not.toBeNull();
  expect(document.documentElement.dataset['screen']).toBeUndefined();
  // Its code comes behind it, and its data came with it.
  expect([preloaded(), sent]).toEqual([['./base.js', './desktop.js', './addedServices.js'], []]);
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
  const { sent } = openEarly(paths.addedServices.href(), 'home', { screen: new Promise(() => undefined) });
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(sent.map(({ url }) => url)).toContain('/api/book/index');
});

it('asks the service worker for the parts of a screen, which has what was read before', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const { sent } = openEarly(paths.addedServices.href(), 'home');
  vi.unstubAllGlobals();
  expect(sent.map(({ url }) => url)).toContain('/api/book/index');
});

it.each(['', '#/', paths.home.href()])('lets the text of home come before its code at %j', async (hash) => {
  const { sent } = openEarly(hash, 'home');
  expect(document.documentElement.dataset['screen']).toBeUndefined();
  expect([preloaded(), sent]).toEqual([[], []]);
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
