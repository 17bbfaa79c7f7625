import { expect, expectRoute, isMobile, open, test } from './support/test.js';

test.describe('first visit', () => {
  test.use({ greeted: false });

  test('the dialog shows once per session and leads to registration (spec: A2 first visit once, A2 first visit register)', async ({
    page,
    context,
  }) => {
    await page.goto('/#/layout/list/home');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/\S/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('region', { name: '企业动态' }).getByRole('listitem')).toHaveCount(3);
    await expect(dialog).toHaveCount(0);

    const nextSession = await context.newPage();
    await nextSession.goto('/#/layout/list/home');
    await nextSession.getByRole('dialog').getByRole('link').click();
    await expectRoute(nextSession, '/loginRegister');
    await expect(nextSession.getByRole('dialog')).toHaveCount(0);
  });
});

test('the footer opens the official shops (spec: A2 footer official shops)', async ({ page }) => {
  await open(page, '/layout/list/home');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /官方店铺/ })
    .click();
  const drawer = page.getByRole('dialog', { name: '官方店铺' });
  await expect(drawer.getByRole('link').first()).toHaveAttribute('href', /^https?:/);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: /官方店铺/ })).toBeFocused();
});

test('the drawer lists parents with their children and closes after a choice (spec: A2 header drawer)', async ({
  page,
}) => {
  await open(page, '/layout/list/home');
  await page.getByRole('button', { name: '打开全部栏目' }).click();
  const drawer = page.getByRole('dialog', { name: '全部栏目' });
  await drawer.getByRole('button', { name: /教师助手/ }).click();
  await drawer.getByRole('link', { name: '教研项目' }).click();
  await expectRoute(page, '/layout/list/research');
  await expect(drawer).toHaveCount(0);
});

test('the skip link gets the focus first and leads past the header', async ({ page }) => {
  await open(page, '/layout/list/addedServices');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectRoute(page, '/layout/list/addedServices');
});

test('a navigation moves the focus to the new heading and announces the page', async ({ page }) => {
  await open(page, '/layout/list/home');
  await page.getByRole('main').getByRole('link', { name: '图书纠错' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '砚田教育' })).toHaveText(await page.title());
});

test('the menu works by keyboard alone', async ({ page }) => {
  await open(page, '/layout/list/home');
  if (isMobile(page)) {
    const burger = page.getByRole('button', { name: '打开全部栏目' });
    await burger.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: '全部栏目' });
    await drawer.getByRole('button', { name: /学生天地/ }).focus();
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('link', { name: '在线学习' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(burger).toBeFocused();
    return;
  }
  const nav = page.getByRole('navigation', { name: '主要栏目' });
  const opener = nav.getByRole('button', { name: /学生天地/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await nav.getByRole('link', { name: '在线学习' }).focus();
  await page.keyboard.press('Enter');
  await expectRoute(page, '/layout/list/onlineLearning');
});

test('the search suggests while one types, is remembered on the device and opens the list', async ({
  page,
}) => {
  await open(page, '/layout/list/home');
  const box = page.getByRole('combobox', { name: '搜索图书、试卷' });
  async function enter() {
    // On a phone the search is a dialog, which focuses its box.
    if (isMobile(page)) await page.getByRole('banner').getByRole('link', { name: '搜索图书、试卷' }).click();
    else await box.focus();
    await expect(box).toBeFocused();
  }
  /** The new page takes the focus; a box that still has it would not open again. */
  async function arrive(route: string | RegExp) {
    await expectRoute(page, route);
    if (!isMobile(page)) await expect(box).not.toBeFocused();
  }
  await enter();
  await page.keyboard.type('shuxue');
  await expect(page.getByRole('group', { name: '图书' }).getByRole('option')).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  const suggested = (await page.getByRole('option', { selected: true }).textContent()) ?? '';
  expect(suggested).toContain('数学');
  await page.keyboard.press('Enter');
  // Titles of papers stand before the books.
  await arrive(/topicSubjectDetails\?id=\d+/);

  await enter();
  await expect(box).toHaveValue('');
  await page.getByRole('option', { name: 'shuxue' }).click();
  await arrive('/layout/list/addedServices?search=shuxue');
  await enter();
  await page.getByRole('button', { name: '清空最近搜索' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('a link with a modifier is left to the browser', async ({ page, context }) => {
  await open(page, '/layout/list/home');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: '正版查验' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expectRoute(await opened, '/layout/list/testAndVerify');
  await expectRoute(page, '/layout/list/home');
});

test('forced colours show the current entry, the chosen tab and the edge of a book', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/layout/list/highSchoolBooks');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const current = page.locator('nav [aria-current]').filter({ visible: true }).first();
  await expect(current).not.toHaveCSS('background-color', ground);
  await expect(page.locator('[role="tab"][aria-selected="true"]').first()).not.toHaveCSS(
    'background-color',
    ground,
  );
  await expect(page.locator('main button[data-size]').first()).toHaveCSS('border-top-width', '1px');
});
