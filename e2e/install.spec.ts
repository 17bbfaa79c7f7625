import { expect, open, test } from './support/test.js';

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

/** All icons together, in bytes: phones fetch them on the first visit. */
const ICONS_LIMIT = 20_000;

/** Width and height of a PNG, from the start of the file. */
function sizeOf(png: Buffer): string {
  return `${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`;
}

test('the site can be installed: manifest and icons are there and valid', async ({ page, request }) => {
  await open(page, '/layout/list/home');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const address = new URL(href ?? '', page.url());
  const answer = await request.get(address.href);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ name: expect.stringContaining('砚田教育'), display: 'standalone' });
  expect((await request.get(new URL(manifest.start_url, address).href)).ok()).toBe(true);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');

  const apple = (await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')) ?? '';
  // iOS reads its icon from the page. It is one of the others, so it costs no request.
  expect(manifest.icons.map(({ src }) => new URL(src, address).href)).toContain(new URL(apple, address).href);
  let total = 0;
  for (const { src, sizes } of manifest.icons) {
    const file = await request.get(new URL(src, address).href);
    expect(file.headers()['content-type']).toBe('image/png');
    const png = await file.body();
    expect(sizeOf(png)).toBe(sizes);
    total += png.length;
  }
  expect(total).toBeLessThanOrEqual(ICONS_LIMIT);
});

test("the worker's file is fetched anew at every visit and may only load files of the site", async ({
  request,
}) => {
  const { 'cache-control': cacheControl, 'content-security-policy': policy } = (
    await request.get('/worker.js')
  ).headers();
  expect(cacheControl).toBe('no-cache');
  expect(policy).toMatch(/worker-src 'self'/);
});
