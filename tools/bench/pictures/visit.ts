import type { Browser } from '@playwright/test';
import type { Awaited } from '../observe.js';
import { openPhone, openTab } from '../phone.js';

export interface Visit {
  textMs: number;
  /** From the text until the first covers have been loaded. */
  coversMs: number;
  picturesKb: number;
  mainThreadMs: number;
  shift: number;
}

/** How many covers a reader sees first. */
const FIRST = 4;

declare global {
  interface Window {
    /** When each picture has been loaded, in ms since the navigation. */
    inkstonePictures: Map<Element, number>;
  }
}

function notePictures(): void {
  window.inkstonePictures = new Map();
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement) window.inkstonePictures.set(target, performance.now());
    },
    true,
  );
}

/** In the page: when the last of the first covers was whole. */
function firstCovers(first: number): number {
  const covers = [...document.querySelectorAll<HTMLImageElement>('main img')].slice(0, first);
  const times = covers.map((cover) => window.inkstonePictures.get(cover) ?? Infinity);
  return covers.length < first ? Infinity : Math.max(...times);
}

/** Opens a list of books with empty caches. */
export async function visit(browser: Browser, target: Awaited & { url: string }): Promise<Visit> {
  const phone = await openPhone(browser);
  try {
    const tab = await openTab(phone, target);
    await tab.page.addInitScript(notePictures);
    await tab.page.goto(target.url, { waitUntil: 'commit' });
    const textMs = await tab.textShown();
    await tab.quiet();
    const { shift } = await tab.recorded();
    return {
      ...{ textMs, shift },
      coversMs: (await tab.page.evaluate(firstCovers, FIRST)) - textMs,
      picturesKb: tab.transferred().pictures,
      mainThreadMs: await tab.mainThread(),
    };
  } finally {
    await phone.close();
  }
}
