import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../setup/chromium.mjs';
import type { ReaderBench } from '../../../packages/ui/bench/reader/record.js';
import { watchMemory } from './memory.js';

/** 20 Mbit/s, 40 ms a round trip. */
const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: 2_500_000,
  uploadThroughput: 625_000,
};
const DRAWN_WITHIN_MS = 300_000;

export interface Visit {
  /** ms from the navigation to the paint of page 1, with the scripts of the reader. */
  first: number;
  /** ms from the jump, right after page 1, to the paint of page 30. */
  jump: number | undefined;
  /** MB of all processes of the browser: the most while every page was scrolled to and drawn. */
  peak: number;
  /** KB of the file that were fetched until all pages were drawn. */
  fetched: number;
}

/** Scrolls to a page. @returns the ms until it was painted; 0 if it was already */
async function goTo(page: Page, number: number): Promise<number> {
  const began = await page.evaluate((target) => {
    const { readerBench } = window as unknown as { readerBench: ReaderBench };
    // Before the call, during which the viewer of pdf.js begins to draw.
    const now = performance.now();
    readerBench.goTo(target);
    return now;
  }, number);
  return Math.max(0, (await drawnAt(page, number)) - began);
}

async function drawnAt(page: Page, number: number): Promise<number> {
  try {
    const painted = await page.waitForFunction(
      (target) => (window as unknown as { readerBench?: ReaderBench }).readerBench?.drawn.get(target),
      number,
      // Not with each frame, which takes seconds with 300 canvases in the page.
      { timeout: DRAWN_WITHIN_MS, polling: 20 },
    );
    return (await painted.jsonValue()) ?? 0;
  } catch (error) {
    throw new Error(`Page ${String(number)} of ${page.url()} was not drawn`, { cause: error });
  }
}

/**
 * Reads a whole paper in a new browser.
 *
 * @param times that all its pages are scrolled through
 */
export async function readPaper(url: string, pages: number, times = 1): Promise<Visit> {
  const server = await chromium.launchServer(chromiumLaunch());
  const memory = watchMemory(server.process().pid ?? 0);
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 }, deviceScaleFactor: 1 });
    const session = await page.context().newCDPSession(page);
    // Without the buffer, in which the browser would hold a second copy of the file.
    await session.send('Network.enable', { maxTotalBufferSize: 1, maxResourceBufferSize: 1 });
    await session.send('Network.emulateNetworkConditions', NETWORK);
    let bytes = 0;
    const papers = new Set<string>();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.endsWith('.pdf')) papers.add(requestId);
    });
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (papers.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'commit', timeout: DRAWN_WITHIN_MS });
    const first = await drawnAt(page, 1);
    const jump = pages >= 30 ? await goTo(page, 30) : undefined;
    for (let time = 1; time <= times; time += 1) {
      for (let number = 1; number <= pages; number += 1) await goTo(page, number);
      await page.evaluate(() => {
        (window as unknown as { readerBench: ReaderBench }).readerBench.drawn.clear();
      });
    }
    const peak = memory.peak();
    await browser.close();
    return { first, jump, peak, fetched: bytes / 1000 };
  } finally {
    memory.stop();
    await server.close();
  }
}
