import { readFile } from 'node:fs/promises';

import { expect, expectRoute, isMobile, open, settled, test } from './support/test.js';

const SCORES = '/layout/list/fractionBar';
const UNIVERSITIES = '/layout/list/findAUniversity';

test('a parent compares score lines filter by filter, with the own score, and takes them along (spec: B2.3 fractionBar filters, B2.3 fractionBar search, B2.3 fractionBar table)', async ({
  page,
}) => {
  await open(page, SCORES);
  const main = page.getByRole('main');

  async function choose(option: string): Promise<void> {
    if (isMobile(page)) await main.getByRole('button', { name: /^筛选/ }).click();
    const place = isMobile(page) ? page.getByRole('dialog', { name: '筛选' }) : main;
    await place.getByRole('button', { name: option, exact: true }).click();
    if (isMobile(page)) await page.getByRole('button', { name: /^查看/ }).click();
  }

  await choose('河北');
  await expectRoute(page, `${SCORES}?area_id=13`);
  await choose('物理类');
  await choose('本科批');
  await expectRoute(page, /area_id=13&class_id=\d+&batch_id=\d+$/);
  await choose('2026');
  // Another year may have other categories and batches: the chosen ones are cleared.
  await expectRoute(page, `${SCORES}?area_id=13&year_id=2026`);
  await settled(page);

  await main.getByRole('textbox', { name: '我的分数' }).fill('468');
  await expect(
    main
      .getByText(/^(过|差) \d+$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  const more = main.getByRole('combobox', { name: '加一个地区比较' });
  await more.selectOption({ label: '上海' });
  await expect(main.getByText('河北、上海没有同一科类与批次的分数线可以比。')).toBeVisible();
  await more.selectOption({ label: '广东' });
  await expect(main.getByRole('columnheader', { name: /上海.*满分 660/ })).toBeVisible();

  const file = page.waitForEvent('download');
  await main.getByRole('button', { name: '下载表格' }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe('\uFEFF年份,地区,科类,批次,类别,分数,位次,专业分');
  expect(text).toContain('\r\n2026,河北,');

  const search = main.getByRole('searchbox');
  await search.fill('广东 2025');
  await search.press('Enter');
  await expect(main.getByText('没有符合条件的分数线')).toBeVisible();
  await main.getByRole('button', { name: '清空所有条件' }).click();
  await expectRoute(page, SCORES);
  await expect(main.getByRole('textbox', { name: '我的分数' })).toHaveValue('468');
});

test('a parent finds a university by region, type and words, and Back restores list, page and scroll (spec: B2.3 findAUniversity list, B2.3 findAUniversity filters, B2 list restored)', async ({
  page,
}) => {
  await open(page, UNIVERSITIES);
  const main = page.getByRole('main');
  const names = main.getByRole('heading', { level: 3 });
  if (isMobile(page)) await main.getByRole('button', { name: /^筛选/ }).click();
  const place = isMobile(page) ? page.getByRole('dialog', { name: '筛选' }) : main;
  await place.getByRole('group', { name: '华东' }).getByRole('button', { name: '江苏' }).click();
  if (isMobile(page)) await page.getByRole('button', { name: /^查看/ }).click();
  await expectRoute(page, `${UNIVERSITIES}?province=32`);
  await settled(page);

  await main.getByRole('link', { name: '下一页' }).click();
  await expectRoute(page, `${UNIVERSITIES}?province=32&page=2`);
  await settled(page);
  const shown = await names.allTextContents();
  const last = main.getByRole('link', { name: shown.at(-1) ?? '', exact: true });
  await last.scrollIntoViewIfNeeded();
  const depth = await page.evaluate(() => window.scrollY);
  await last.click();
  await expectRoute(page, /^\/layout\/list\/findAUniversityDetails\?id=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.at(-1) ?? '');
  await expect(main.getByRole('region', { name: '江苏的批次线' })).toBeVisible();

  await page.goBack();
  await expectRoute(page, `${UNIVERSITIES}?province=32&page=2`);
  await expect(names).toHaveText(shown);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(depth);

  const search = main.getByRole('searchbox');
  await search.fill('东南');
  await search.press('Enter');
  await expect(names).toHaveText(['东南大学']);
});
