import type { CDPSession, Page } from '@playwright/test';

import { settled } from '../support/test.js';
import { pageCheckScript } from '../support/page-check/bundle.js';

export interface Look {
  width: number;
  height: number;
  /** The text size that the user has chosen in the browser, in px. */
  text: number;
  colorScheme?: 'dark';
}

const DESKTOP: Look = { width: 1366, height: 768, text: 16 };
const PHONE: Look = { width: 375, height: 812, text: 16, colorScheme: 'dark' };

/** A desktop and a phone. */
export const FEW: readonly Look[] = [DESKTOP, PHONE];

export const FULL: readonly Look[] = [
  { width: 1915, height: 1080, text: 16 },
  DESKTOP,
  { ...DESKTOP, text: 24 },
  { ...DESKTOP, text: 32 },
  { width: 768, height: 1024, text: 16 },
  { width: 768, height: 1024, text: 32 },
  PHONE,
  { ...PHONE, text: 24 },
  { ...PHONE, text: 32 },
];

/** What is wrong with the open page, as somebody with this window sees it. */
export async function lookAt(page: Page, session: CDPSession, look: Look): Promise<string[]> {
  const { width, height, text, colorScheme = 'light' } = look;
  // First the text, then the window, as in the check of a page.
  await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: 13 } });
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await settled(page);
  const found = await page.evaluate(async () => {
    await pageCheck.frames();
    return [...pageCheck.layout(), ...pageCheck.content()];
  });
  return found.map((fault) => `${String(width)} px, text ${String(text)}: ${fault}`);
}

/** Gives the document the rules of the check; they stay while only its hash changes. */
export async function prepare(page: Page): Promise<CDPSession> {
  await page.evaluate(`${await pageCheckScript()};globalThis.pageCheck = pageCheck`);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  return session;
}
