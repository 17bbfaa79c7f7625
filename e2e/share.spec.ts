import { findBookWithResources, getBook } from './support/backend.js';
import { expect, open, test } from './support/test.js';

test('a book is handed on at its plain address: copied on a desktop, by the share sheet on a phone', async ({
  page,
  request,
  baseURL,
}, { project }) => {
  const { id } = await findBookWithResources(request);
  const { title } = await getBook(request, id);
  const address = `${baseURL ?? ''}/layout/list/booksDetails?id=${String(id)}`;
  await page.addInitScript(() => {
    const handedOn: unknown[] = [];
    const keep = (given: unknown) => Promise.resolve(void handedOn.push(given));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: keep } });
    Object.defineProperty(navigator, 'share', { value: keep });
    Object.assign(window, { handedOn });
  });
  await open(page, `/layout/list/booksDetails?id=${String(id)}`);
  await page.getByRole('button', { name: '分享' }).click();
  if (project.name === 'desktop') {
    await page.getByRole('menuitem', { name: '复制链接' }).click();
    await expect(page.getByText('链接已复制')).toBeVisible();
  }
  const expected = project.name === 'desktop' ? address : { title, url: address };
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'handedOn') as unknown))
    .toEqual([expected]);

  // What was handed on opens the same page.
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
