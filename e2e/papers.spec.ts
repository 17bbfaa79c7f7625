import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { logIn } from './support/login-page.js';
import { expect, expectRoute, open, settled, test } from './support/test.js';

/** A PDF without embedded fonts, with a JPEG 2000 picture. */
const OUTSIDE_FONTS = new URL('../packages/ui/src/patterns/paper/samples/outside-fonts.pdf', import.meta.url);

const LIST = '/layout/list/listenBig';

/** Focuses an element and presses Enter, as somebody without a mouse does. */
async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  const target = page.getByRole(role, { name }).filter({ visible: true }).first();
  await target.focus();
  await target.press('Enter');
}

test('a paper is found, opened, downloaded after a login and found again in the personal centre, by the keyboard (spec: A2 listenBig filters, A4 preview count, A2 topicSubjectDetails preview, A2 topicSubjectDetails download, A2 topicSubjectDetails favourite, A4 return path, A5 downloads)', async ({
  page,
  account,
}) => {
  await open(page, `${LIST}?grade_id=169&type_id=4&year_id=2026`);
  const row = page.getByRole('main').getByRole('article').filter({ hasText: '期中考试' }).first();
  const title = (await row.getByRole('link').textContent()) ?? '';
  await row.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  // A page of a PDF is drawn, one of a Word file is written.
  const firstPage = page.getByRole('main').getByRole('listitem', { name: /^第 1 页，共/ });
  await expect(firstPage.locator('canvas, article').first()).toBeVisible();
  await expect(page.getByText(/^已显示 ?\d+ ?页 ?\/ ?共 ?\d+ ?页$/).first()).toBeAttached();
  const address = page.url();

  await press(page, '免费下载');
  await expectRoute(page, '/login/nowLogin');
  const saved = page.waitForEvent('download');
  await logIn(page, account);
  await expect(page).toHaveURL(address);
  // The download that the visitor asked for starts on return.
  expect((await saved).suggestedFilename()).toContain(title.slice(0, 12));

  await press(page, '加入收藏');
  await expect(page.getByText('收藏成功')).toBeVisible();
  for (const place of ['myDownloads', 'myCollection']) {
    await open(page, `/layout/list/${place}`);
    await expect(page.getByRole('main').getByText(title).filter({ visible: true }).first()).toBeVisible();
  }

  await page.goto(address);
  await settled(page);
  await press(page, /^高三$/, 'link');
  await expectRoute(page, `${LIST}?grade_id=169`);

  // Fonts and decoders that are not in the file come from the site, under its security policy.
  await page.route('**/files/previews/**', async (route) => {
    await route.fulfill({ contentType: 'application/pdf', body: await readFile(OUTSIDE_FONTS) });
  });
  const fetched: Record<string, string | undefined> = {};
  page.on('response', (response) => {
    const name = /\/assets\/pdfjs-[^/]+\/(.*)/.exec(response.url())?.[1];
    if (name !== undefined) fetched[name] = response.headers()['cache-control'];
  });
  await page.goto(address);
  // After a change of the hash alone the page would still have the preview.
  await page.reload();
  await expect(page.locator('.textLayer').first()).toContainText('字体没有嵌入文件');
  const kept = 'public, max-age=31536000, immutable';
  expect(fetched).toMatchObject({
    'cmaps/UniGB-UCS2-H.bcmap': kept,
    'cmaps/GBK-EUC-H.bcmap': kept,
    'standard_fonts/FoxitSymbol.pfb': kept,
    'wasm/openjpeg_nowasm_fallback.js': kept,
  });
});
