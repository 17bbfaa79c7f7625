import type { Browser } from '@playwright/test';

const OPEN_WITHIN_MS = 60_000;

/** Whether Storybook opens at its bare address, where no page is chosen yet: a fault of its configuration fails there. */
export async function opensAtItsAddress(browser: Browser, address: string): Promise<boolean> {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    await page.locator('#storybook-preview-iframe').waitFor({ timeout: OPEN_WITHIN_MS });
    return true;
  } catch {
    return false;
  } finally {
    await page.close();
  }
}
