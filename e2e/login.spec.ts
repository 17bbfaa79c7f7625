import type { Page } from '@playwright/test';

import { findBookWithResources, login, revoke, stayLoggedIn, STUDENT, TEACHER } from './support/backend.js';
import { expect, expectRoute, isMobile, open, test } from './support/test.js';

async function fillIn(
  page: Page,
  { account, password }: { account: string; password: string },
): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await page.getByRole('textbox', { name: '密码' }).fill(password);
}

function submit(page: Page) {
  return page.getByRole('main').getByRole('button', { name: '登录', exact: true });
}

test('wrong password: the form says so and keeps what was typed', async ({ page }) => {
  await open(page, '/login/nowLogin');
  // Nobody's number, and another one for each window size: wrong tries are counted by account.
  await fillIn(page, { account: isMobile(page) ? '13911110001' : '13911110002', password: 'Wrong2026' });
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '密码' })).toHaveValue('Wrong2026');
  await expectRoute(page, '/login/nowLogin');
});

test('the agreement must be ticked, and can be read first', async ({ page }) => {
  await open(page, '/login/nowLogin');
  await fillIn(page, TEACHER);
  await submit(page).click();
  await expect(page.getByText('请在勾选协议后进行注册或登录')).toBeVisible();

  await page.getByRole('button', { name: '《用户协议》' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading').first()).toContainText('协议');
  await expect(dialog.getByRole('paragraph').first()).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('login returns to the full path it came from, else to the personal centre', async ({ page }) => {
  const person = isMobile(page) ? STUDENT : TEACHER;
  const from = '/layout/list/addedServices?version_years=2026&grade_id=169&page=2';
  await open(page, from);
  await page.getByRole('banner').getByRole('link', { name: '登录' }).click();
  await expectRoute(page, '/login/nowLogin');
  await fillIn(page, person);
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expect(page.getByText('登录成功')).toBeVisible();
  await expectRoute(page, from);

  await page.goto('/#/login/nowLogin');
  await expectRoute(page, '/layout/list/personalCenter');
});

test('who comes back to the login page before the next screen stands is sent on', async ({ page }) => {
  const from = '/layout/list/addedServices?page=2';
  await open(page, from);
  await page.getByRole('banner').getByRole('link', { name: '登录' }).click();
  await expectRoute(page, '/login/nowLogin');
  // In the very moment in which the address changes, and so before anything was drawn for it.
  await page.evaluate(() => {
    const replace = window.history.replaceState.bind(window.history);
    window.history.replaceState = (...entry) => {
      replace(...entry);
      window.history.replaceState = replace;
      window.location.hash = '#/login/nowLogin';
    };
  });
  await fillIn(page, isMobile(page) ? STUDENT : TEACHER);
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expectRoute(page, '/layout/list/personalCenter');
});

test('a session ended on the server: one message, login, and back', async ({ page, request }) => {
  const person = isMobile(page) ? STUDENT : TEACHER;
  const session = await login(request, person);
  const { id } = await findBookWithResources(request);
  const route = `/layout/list/booksDetails?id=${String(id)}`;
  await stayLoggedIn(page, session);
  await open(page, route);
  await revoke(request, session);

  await page.getByRole('button', { name: /收藏$/ }).click();
  await expectRoute(page, '/login/nowLogin');
  await expect(page.getByText('登录已过期，请重新登录')).toHaveCount(1);
  expect(await page.evaluate(() => sessionStorage.getItem('userInfo'))).toBeNull();

  await fillIn(page, person);
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expectRoute(page, route);
});

test('logout leads home and forgets the person', async ({ page, request }) => {
  await stayLoggedIn(page, await login(request, isMobile(page) ? STUDENT : TEACHER));
  await open(page, '/layout/list/addedServices');
  await expect(page.getByRole('banner').getByRole('link', { name: /我的账户/ })).toHaveAttribute(
    'href',
    '#/layout/list/personalInfor',
  );
  await page.getByRole('button', { name: '打开全部栏目' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expectRoute(page, '/layout/list/home');
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
});
