import type { Browser } from '@playwright/test';
import { openPhone, openTab, type Tab } from './phone.js';
import type { Awaited } from './observe.js';

/** A page that is opened cold, by its address. */
export interface Target extends Awaited {
  name: string;
  url: string;
  /** The button that opens a dialog, where that is measured. */
  button?: string;
}

export interface ColdVisit {
  textMs: number;
  mainThreadMs: number;
  scriptsKb: number;
  allKb: number;
  shift: number;
}

/** Interval of the taps until the page reacts, and when they end, in ms. */
const TAP_EVERY_MS = 100;
const GIVE_UP_MS = 30_000;

const INSTALLED_WITHIN_MS = 60_000;

/** Opens a page with empty caches and waits until it is quiet. */
export async function visitCold(browser: Browser, target: Target): Promise<ColdVisit> {
  const phone = await openPhone(browser);
  try {
    const tab = await openTab(phone, target);
    await tab.page.goto(target.url, { waitUntil: 'commit' });
    const textMs = await tab.textShown();
    await tab.quiet();
    const { shift } = await tab.recorded();
    const { scripts, all } = tab.transferred();
    return { textMs, mainThreadMs: await tab.mainThread(), scriptsKb: scripts, allKb: all, shift };
  } finally {
    await phone.close();
  }
}

/** Taps the button from when the text is shown. @returns when the dialog is open, in ms since the navigation */
export async function answerClick(browser: Browser, target: Target & { button: string }): Promise<number> {
  const phone = await openPhone(browser);
  try {
    // Suppresses the dialog of the first visit.
    await phone.addInitScript(() => {
      sessionStorage.setItem('firstVisitSeen', '1');
    });
    const tab = await openTab(phone, target);
    await tab.page.goto(target.url, { waitUntil: 'commit' });
    await tab.textShown();
    const box = await tab.page.locator(target.button).locator('visible=true').first().boundingBox();
    if (box === null) throw new Error(`${target.name}: ${target.button} is not on the page`);
    const deadline = Date.now() + GIVE_UP_MS;
    while (Date.now() < deadline) {
      const { answered } = await tab.recorded();
      if (answered !== undefined && answered >= 0) return answered;
      if (answered === undefined)
        await tab.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await tab.page.waitForTimeout(TAP_EVERY_MS);
    }
    throw new Error(`${target.name} did not answer a click`);
  } finally {
    await phone.close();
  }
}

/** In the page: resolves when the service worker runs, which is installed a few seconds after the first visit. */
function whenInstalled(within: number): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker was not installed')), within);
    void navigator.serviceWorker.ready.then(() => resolve());
  });
}

/**
 * Opens a page a second time in the same browser. Visitors stay long enough for the service worker to be installed.
 */
export async function visitAgain(browser: Browser, target: Target): Promise<number> {
  const phone = await openPhone(browser);
  try {
    const first = await openTab(phone, target);
    await first.page.goto(target.url, { waitUntil: 'commit' });
    await first.textShown();
    await first.quiet();
    await first.page.evaluate(whenInstalled, INSTALLED_WITHIN_MS);
    await first.page.close();
    const second = await openTab(phone, target);
    await second.page.goto(target.url, { waitUntil: 'commit' });
    return await second.textShown();
  } finally {
    await phone.close();
  }
}

/**
 * Runs something in a quiet page without the dialog of the first visit. It waits for the downloads of the service
 * worker, which would share the network with the next screen in some runs.
 */
export async function atRest<T>(browser: Browser, target: Target, act: (tab: Tab) => Promise<T>): Promise<T> {
  const phone = await openPhone(browser);
  try {
    await phone.addInitScript(() => {
      sessionStorage.setItem('firstVisitSeen', '1');
    });
    const tab = await openTab(phone, target);
    await tab.page.goto(target.url, { waitUntil: 'commit' });
    await tab.textShown();
    await tab.quiet();
    await tab.page.evaluate(whenInstalled, INSTALLED_WITHIN_MS);
    await tab.quiet();
    return await act(tab);
  } finally {
    await phone.close();
  }
}
