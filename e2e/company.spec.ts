import { findBookWithResources, login, stayLoggedIn } from './support/backend.js';
import { expect, expectRoute, isMobile, open, settled, test } from './support/test.js';

/** How many unknown codes one address may check in 10 minutes. */
const FAILURES = 30;

/** The smallest PNG that the server accepts as a photo. */
const PHOTO = {
  name: '封面.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a buyer checks a code: genuine, checked before, unknown, too often (spec: B2.8 testAndVerify input, B2.8 testAndVerify case and spaces)', async ({
  page,
  request,
  account,
}) => {
  // Checks are counted by address, and a code has its first check only once: each width uses its own address and code.
  const code = isMobile(page) ? 'ytjy 2027 qgjc 0002' : 'ytjy 2027 ksjl 0001';
  const headers = { 'x-forwarded-for': isMobile(page) ? '203.0.113.72' : '203.0.113.71' };
  await page.setExtraHTTPHeaders(headers);
  await stayLoggedIn(page, await login(request, account));
  await open(page, '/layout/list/testAndVerify');

  const field = page.getByRole('textbox', { name: '防伪码' });
  await field.fill(code);
  await field.press('Enter');
  const first = page.getByRole('region', { name: '正版图书，首次查询' });
  await expect(first).toBeFocused();
  await expect(first).toContainText('第 1 次');
  await expect(field).toHaveValue(code.replaceAll(' ', '').toUpperCase());
  await first.getByRole('link', { name: '我的图书' }).click();
  await expectRoute(page, '/layout/list/myBook');
  await expect(page.getByText('已验证').filter({ visible: true }).first()).toBeVisible();

  await open(page, '/layout/list/testAndVerify');
  await field.fill(code);
  await page.getByRole('button', { name: '点击验证' }).click();
  const again = page.getByRole('region', { name: '正版图书，第 2 次查询' });
  await expect(again).toContainText('首次查询');
  await expect(again.getByRole('link', { name: /不是我查的/ })).toBeVisible();

  await again.getByRole('button', { name: '查验另一本' }).click();
  await expect(field).toBeFocused();
  await field.fill('YTJY2O279999');
  await field.press('Enter');
  await expect(page.getByRole('region', { name: '没有查到' })).toBeFocused();
  await page.getByRole('button', { name: '改一改再查' }).click();
  await expect(field).toHaveValue('YTJY2O279999');

  for (let failed = 1; failed < FAILURES; failed += 1) {
    await request.post('/api/common/genuine_verification', { data: { code: 'YTJY' }, headers });
  }
  await field.press('Enter');
  await expect(page.getByRole('region', { name: '请稍等再查' })).toContainText(/请在 \d\d:\d\d 后再试/);
  await expect(field).toHaveValue('YTJY2O279999');
});

test('a reader sends a correction with a picture from the page of a book, and finds the draft again (spec: B8 success feedback, B2.8 bookCorrection photos)', async ({
  page,
  request,
}) => {
  const { id, title } = await findBookWithResources(request);
  await open(page, `/layout/list/booksDetails?id=${String(id)}`);
  await page.getByRole('link', { name: '书里有错，告诉编辑' }).click();
  await expectRoute(page, /bookCorrection\?book_name=/);
  await settled(page);
  await expect(page.getByRole('textbox', { name: '图书名称' })).toHaveValue(title);

  for (const [label, value] of [
    ['书号', '978-7-0000-0000-0'],
    ['页码', '47'],
    ['题号', '9'],
    ['年份', '2026'],
    ['月份', '6'],
    ['版次', '2'],
    ['问题描述', '第 9 题图中的字母 A、B 与题干标注相反。'],
    ['邮箱', 'reader@example.com'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.reload();
  await settled(page);
  await expect(page.getByLabel('页码', { exact: true })).toHaveValue('47');

  await page.locator('input[type="file"]').setInputFiles(PHOTO);
  await expect(page.getByRole('button', { name: '移除：封面.png' })).toBeVisible();
  await page.getByRole('button', { name: '确认提交' }).click();
  // The missing field is named and has the focus.
  await expect(page.getByText('请填写印次')).toBeVisible();
  await expect(page.getByLabel('印次', { exact: true })).toBeFocused();
  await page.keyboard.type('5');
  await expect(page.getByText('请填写印次')).toHaveCount(0);
  await page.getByRole('button', { name: '确认提交' }).click();
  await expect(page.getByText('编辑的答复会寄到 reader@example.com。')).toBeVisible();
  await page.getByRole('button', { name: '再写一条' }).click();
  await expect(page.getByLabel('问题描述', { exact: true })).toHaveValue('');
});

test('the five tabs of the company open by link and by keyboard, without any other host (spec: B2.5 walkIntroTianLi tabs, B2.5 walkIntroTianLi query, B6 visitor browses)', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url())) {
      elsewhere.push(request.url());
    }
  });
  const route = '/layout/list/walkIntroTianLi';
  await open(page, `${route}?text=联系我们`);
  await expect(page.getByRole('figure', { name: /^地图：/ })).toBeVisible();

  await page.getByRole('tab', { name: '联系我们' }).press('ArrowRight');
  await expectRoute(page, `${route}?text=诚聘英才`);
  await expect(page.getByRole('tab', { name: '诚聘英才' })).toBeFocused();
  await settled(page);
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expectRoute(page, /joinUsDetails\?id=\d+/);
  await settled(page);
  await page.getByRole('link', { name: '诚聘英才' }).first().click();
  await expectRoute(page, `${route}?text=诚聘英才`);

  await page.getByRole('tab', { name: '诚聘英才' }).press('End');
  await expect(page).toHaveTitle('企业动态 · 砚田教育');
  await page.getByRole('tab', { name: '企业动态' }).press('Home');
  await expect(page.getByRole('region', { name: '经营理念' })).toBeVisible();
  await page.getByRole('tab', { name: '公司介绍' }).press('ArrowRight');
  await expect(page.getByRole('heading', { name: '一间借来的教研室' })).toBeVisible();
  expect(elsewhere).toEqual([]);
});
