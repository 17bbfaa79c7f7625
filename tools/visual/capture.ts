import type { Browser, Page } from '@playwright/test';
import type { Shot } from './chosen.js';

/** The clock of all pictures: countdowns and dates must not differ tomorrow. */
const NOW = new Date('2026-11-23T10:00:00+08:00');
/** What is below is not photographed, in px. */
const MOST_HEIGHT = 1100;
const VIEW_HEIGHT = 700;
const RENDERED_WITHIN_MS = 60_000;
/** A part that is fetched when it is shown is there by then. A story of waiting stays busy. */
const BUSY_AT_MOST_MS = 5000;
/** Pictures of a story that are taken until two are the same. */
const TRIES = 6;

interface Preview {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, value: object) => void };
}

function viewOf({ width, theme }: Shot): string {
  return `${String(width)} ${theme}`;
}

/** Opens two pages, each of one width and theme at a time, and photographs each shot. */
export async function photograph(
  browser: Browser,
  address: string,
  shots: readonly Shot[],
  done: (shot: Shot, picture: Buffer) => Promise<void>,
): Promise<void> {
  const waiting = [...shots].sort((one, other) => viewOf(one).localeCompare(viewOf(other)));
  async function work(): Promise<void> {
    let opened: { page: Page; view: string } | undefined;
    for (let shot = waiting.shift(); shot !== undefined; shot = waiting.shift()) {
      if (opened?.view !== viewOf(shot)) {
        await opened?.page.context().close();
        opened = { page: await openPage(browser, address, shot), view: viewOf(shot) };
      }
      await done(shot, await photographOne(opened.page, shot));
    }
    await opened?.page.context().close();
  }
  await Promise.all([work(), work()]);
}

async function openPage(browser: Browser, address: string, { id, width, theme }: Shot): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: VIEW_HEIGHT },
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.goto(`${address}iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
  return page;
}

/** Runs in the page: the fonts are there, and all pictures, also those further down, are decoded. */
async function settle(): Promise<void> {
  // The browser's controls show by a turning ring that a film is loading, and no style stops it.
  for (const film of document.querySelectorAll('video')) film.controls = false;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

async function photographOne(page: Page, { id, width }: Shot): Promise<Buffer> {
  // As the sidebar does: a page of its own for each story would load the manual anew.
  await page.evaluate((storyId) => {
    (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId });
  }, id);
  const rendered = await page.waitForFunction(
    (storyId) => {
      const render = (window as unknown as Preview).__STORYBOOK_PREVIEW__?.currentRender;
      const phase = render?.id === storyId ? (render.phase ?? '') : '';
      return ['finished', 'errored', 'aborted'].includes(phase) && phase;
    },
    id,
    { timeout: RENDERED_WITHIN_MS },
  );
  if ((await rendered.jsonValue()) !== 'finished') throw new Error(`${id} was not rendered`);
  await page
    .waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, undefined, {
      timeout: BUSY_AT_MOST_MS,
    })
    .catch(() => undefined);
  await page.evaluate(settle);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const take = () =>
    page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) },
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
  let picture = await take();
  for (let tries = 1; tries < TRIES; tries += 1) {
    const next = await take();
    if (next.equals(picture)) return next;
    picture = next;
  }
  return picture;
}
