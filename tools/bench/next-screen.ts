import type { Page } from '@playwright/test';
import type { Awaited } from './observe.js';
import type { Tab } from './phone.js';

/** Time from touching or hovering to the click, in ms. */
const BEFORE_CLICK_MS = 120;

/** In the page: resolves with the ms from the event until the text of the next screen has been painted. */
function whenNextShown([event, { selector, text }]: ['click' | 'popstate', Awaited]): Promise<number> {
  return new Promise((resolve) => {
    let started: number | undefined;

    function check() {
      // Screens that are kept for Back are in the page, hidden.
      const shown = [...document.querySelectorAll(selector)].some(
        (element) => element.textContent.includes(text) && element.checkVisibility(),
      );
      if (started === undefined || !shown) return;
      const from = started;
      started = undefined;
      observer.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - from);
        channel.port2.postMessage(undefined);
      });
    }
    const observer = new MutationObserver(check);
    observer.observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['style'],
    });
    window.addEventListener(
      event,
      ({ timeStamp }) => {
        started = timeStamp;
        // The router's listener may have run first and rendered the screen already.
        check();
      },
      { capture: true, once: true },
    );
  });
}

async function touchAndClick(page: Page, link: string): Promise<void> {
  const target = page.locator(link).locator('visible=true').first();
  await target.dispatchEvent('pointerover', { pointerType: 'touch' });
  await target.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await page.waitForTimeout(BEFORE_CLICK_MS);
  await target.evaluate((element) => {
    if (element instanceof HTMLElement) element.click();
  });
}

/** Time from a click on the link until the text of the next screen is shown, in ms. */
export async function openNext({ page }: Tab, link: string, next: Awaited): Promise<number> {
  const shown = page.evaluate(whenNextShown, ['click', next] as ['click', Awaited]);
  await touchAndClick(page, link);
  return shown;
}

/** Time from Back until the text of the previous screen is shown, in ms; its data is cached. */
export async function goBack({ page }: Tab, former: Awaited): Promise<number> {
  const shown = page.evaluate(whenNextShown, ['popstate', former] as ['popstate', Awaited]);
  await page.evaluate(() => {
    history.back();
  });
  return shown;
}

export interface Interaction {
  longestTaskMs: number;
  toNextPaintMs: number;
}

/** Chooses an option in the sheet of filters. @returns what that cost the main thread */
export async function tapFilter(tab: Tab): Promise<Interaction> {
  const { page } = tab;
  await page.locator('main button[aria-haspopup="dialog"]').tap();
  const option = page.locator('dialog[open] [role="group"] [aria-pressed="false"]').first();
  await option.waitFor();
  await tab.quiet();
  await page.evaluate(() => {
    window.inkstoneBench.longestTask = 0;
    window.inkstoneBench.interaction = 0;
  });
  await option.tap();
  await tab.quiet();
  const { longestTask, interaction } = await tab.recorded();
  return { longestTaskMs: longestTask, toNextPaintMs: interaction };
}
