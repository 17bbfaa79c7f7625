import type { Page } from '@playwright/test';

import { answerWrites, exposeCallsEnded } from './page-calls.js';
import { pageCheckScript } from './bundle.js';
import type * as InPage from './in-page/index.js';

declare global {
  var pageCheck: typeof InPage;
}

interface Size {
  width: number;
  height: number;
  /** The text size that the user has chosen in the browser, in px. */
  text: number;
}

const DESKTOP: readonly Size[] = [
  { width: 1915, height: 1080, text: 16 },
  { width: 1366, height: 768, text: 16 },
  { width: 1366, height: 768, text: 20 },
  { width: 1366, height: 768, text: 24 },
  { width: 768, height: 1024, text: 16 },
];

const PHONE: readonly Size[] = [16, 20, 24, 32].map((text) => ({ width: 375, height: 812, text }));

/** A window of 1280 px at 400 %: WCAG 1.4.10. */
const LOW: Size = { width: 320, height: 256, text: 16 };

/** The spacing of text that a person may set, which must lose no text: WCAG 1.4.12. */
const SPACED_TEXT = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** The kinds of controls that other pages of this worker have shown. */
const known = { rings: [] as string[], presses: [] as string[] };

async function withKnown(page: Page, name: 'focusRings' | 'presses', kinds: string[]): Promise<string[]> {
  const { faults, all } = await page.evaluate(
    async ({ rule, before }) => {
      const all = [...before];
      return { faults: await pageCheck[rule](all), all };
    },
    { rule: name, before: kinds },
  );
  kinds.splice(0, kinds.length, ...all);
  return faults;
}

/** What is wrong with the open page, in windows of all sizes and with all text sizes of its kind of device. */
export async function checkPage(page: Page, isPhone: boolean): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(`${await pageCheckScript()};globalThis.pageCheck = pageCheck`);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  async function resize({ width, height, text }: Size): Promise<void> {
    // First the text: a narrow window with the large text of the last size would change to the phone's shell and back.
    await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: 13 } });
    await page.setViewportSize({ width, height });
  }
  const measure = async (size: Size, rule: 'layout' | 'bars' | 'lostText') => {
    await resize(size);
    const found = await page.evaluate(async (name) => {
      await pageCheck.frames();
      return pageCheck[name]();
    }, rule);
    faults.push(
      ...found.map((fault) => `${rule} at ${String(size.width)} px, text ${String(size.text)}: ${fault}`),
    );
  };

  for (const size of isPhone ? PHONE : DESKTOP) await measure(size, 'layout');
  if (isPhone) {
    await measure(LOW, 'layout');
    await measure(LOW, 'bars');
  }
  const usual = (isPhone ? PHONE : DESKTOP)[isPhone ? 0 : 1] ?? LOW;
  const spaced = await page.addStyleTag({ content: SPACED_TEXT });
  await measure(usual, 'lostText');
  await spaced.evaluate((style: HTMLStyleElement) => {
    style.remove();
  });
  faults.push(...(await withKnown(page, 'focusRings', known.rings)));
  await answerWrites(page);
  await exposeCallsEnded(page);
  faults.push(...(await withKnown(page, 'presses', known.presses)));
  await session.detach();
  return faults;
}
