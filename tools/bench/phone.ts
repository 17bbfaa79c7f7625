import { setTimeout } from 'node:timers/promises';
import { devices, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { observePage, type Awaited, type Recorded } from './observe.js';

/** A cheap phone on slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms a round trip, a quarter of this machine's speed. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWDOWN = 4;
const SCREEN = { width: 412, height: 823 };

/** Time without a request and with hardly a task after which the page is quiet, in ms. */
const QUIET_MS = 1500;
const QUIET_TASKS_MS = 15;
/**
 * Interval of the checks. Home moves its slides every 3 s, and a check every 1.5 s could meet a move each time.
 */
const LOOK_EVERY_MS = 500;
const QUIET_WITHIN_MS = 30_000;
const SHOWN_WITHIN_MS = 30_000;

/** The function by which a page says that the text has been painted. */
const SHOWN = 'inkstoneBenchShown';

export interface Transfer {
  /** KB of 1000 bytes over the wire, headers included. */
  scripts: number;
  pictures: number;
  all: number;
}

/** One tab on the phone, throttled and counted. */
export interface Tab {
  page: Page;
  /** Resolves to the time when the awaited text was shown, in ms since the navigation. */
  textShown: () => Promise<number>;
  recorded: () => Promise<Recorded>;
  /** Waits until nothing is fetched and computed any more. */
  quiet: () => Promise<void>;
  /** Time of all tasks of the main thread so far, in ms. */
  mainThread: () => Promise<number>;
  transferred: () => Transfer;
}

export function openPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    // The server renders a plain address for the device that the browser names; that of a desktop is hidden on a phone.
    userAgent: devices['Pixel 5'].userAgent,
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function countTransfer(session: CDPSession): {
  transfer: Transfer;
  pending: Set<string>;
  lastChange: () => number;
} {
  const transfer = { scripts: 0, pictures: 0, all: 0 };
  const pending = new Set<string>();
  const scripts = new Set<string>();
  const pictures = new Set<string>();
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    pending.add(requestId);
    if (type === 'Script') scripts.add(requestId);
    if (type === 'Image') pictures.add(requestId);
    last = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    last = Date.now();
    transfer.all += encodedDataLength / 1000;
    if (scripts.has(requestId)) transfer.scripts += encodedDataLength / 1000;
    if (pictures.has(requestId)) transfer.pictures += encodedDataLength / 1000;
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    pending.delete(requestId);
    last = Date.now();
  });
  return { transfer, pending, lastChange: () => last };
}

/** Opens a tab that watches for a text before anything is loaded. */
export async function openTab(phone: BrowserContext, awaited: Awaited): Promise<Tab> {
  const page = await phone.newPage();
  // tsx calls a helper to keep the names of functions, which the page does not have.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.addInitScript(observePage, [awaited, SHOWN] as [Awaited, string]);
  const session = await phone.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Performance.enable');
  await session.send('Runtime.enable');
  // Polling would cost the page more than what is measured.
  await session.send('Runtime.addBinding', { name: SHOWN });
  const shown = new Promise<number>((resolve) => {
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === SHOWN) resolve(Number(payload));
    });
  });
  const { transfer, pending, lastChange } = countTransfer(session);

  async function textShown(): Promise<number> {
    const late = setTimeout(SHOWN_WITHIN_MS, undefined, { ref: false }).then(() => {
      throw new Error(`${awaited.text} was not shown within ${String(SHOWN_WITHIN_MS / 1000)} s`);
    });
    return Promise.race([shown, late]);
  }

  async function quiet(): Promise<void> {
    const deadline = Date.now() + QUIET_WITHIN_MS;
    const looks = QUIET_MS / LOOK_EVERY_MS;
    const seen = [await taskTime(session)];
    while (Date.now() < deadline) {
      await page.waitForTimeout(LOOK_EVERY_MS);
      const now = await taskTime(session);
      const before = seen.at(-looks);
      seen.push(now);
      const rests = before !== undefined && now - before < QUIET_TASKS_MS;
      if (rests && pending.size === 0 && Date.now() - lastChange() >= QUIET_MS) return;
    }
  }

  return {
    page,
    textShown,
    quiet,
    recorded: () => page.evaluate(() => window.inkstoneBench),
    mainThread: () => taskTime(session),
    transferred: () => ({ ...transfer }),
  };
}
