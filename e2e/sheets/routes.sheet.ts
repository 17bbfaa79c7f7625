import { resolve } from 'node:path';

import { test, type Browser, type Page } from '@playwright/test';

import { DEMO_TEACHER } from '../support/accounts.js';
import { login, stayLoggedIn } from '../support/backend.js';
import { forUsers, storedFor } from '../support/content.js';
import { pictureFile, writeIndex, writeSheet } from './sheet.js';
import { subjects } from './subjects.js';
import { takes, type Take } from './takes.js';

/** The page without the answers of a screen. */
const SHELL = resolve(import.meta.dirname, '../../apps/site/dist/index.html');

/** After this a picture is taken of what is there, in ms. */
const PATIENCE = 8_000;

interface Place {
  title: string;
  route: string;
  stored: Record<string, string>;
  session: Awaited<ReturnType<typeof login>> | undefined;
}

async function setText(page: Page, text: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: 13 } });
}

async function takePicture(
  browser: Browser,
  { title, route, stored, session }: Place,
  take: Take,
): Promise<void> {
  const context = await browser.newContext(take.options);
  const page = await context.newPage();
  if (session !== undefined) await stayLoggedIn(page, session);
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries({ firstVisitSeen: '1', ...items }))
      sessionStorage.setItem(key, value);
  }, stored);
  await setText(page, take.text);
  // A page or screen that the server renders would come with its own answers.
  if (take.change !== undefined) {
    await page.route('**/screen?*', (request) => request.fulfill({ status: 204 }));
    await page.route('**/', (request) => request.fulfill({ path: SHELL }));
    await page.route('**/api/**', take.change);
  }
  await page.goto(`/#${route}`);
  await page.waitForLoadState('networkidle', { timeout: PATIENCE }).catch(() => undefined);
  await page.screenshot({ path: await pictureFile(title, take.label), type: 'jpeg', quality: 70 });
  // An answer that is still being changed would fail the test.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

test.beforeAll(() => writeIndex(subjects.map(({ title }) => title)));

for (const { title, name, find } of subjects) {
  test(title, async ({ browser, request }) => {
    const place: Place = {
      title,
      route: await find(request),
      stored: storedFor[name] ?? {},
      session: forUsers.has(name) ? await login(request, DEMO_TEACHER) : undefined,
    };
    for (const take of takes) await takePicture(browser, place, take);
    await writeSheet(
      title,
      takes.map(({ label }) => label),
    );
  });
}
