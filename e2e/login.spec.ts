import type { Page } from '@playwright/test';

import { unusedPhone } from './support/accounts.js';
import { findBookWithResources, login, revoke, stayLoggedIn, type Credentials } from './support/backend.js';
import { expect, expectRoute, open, test, uniqueNumber } from './support/test.js';

async function fillIn(page: Page, { account, password }: Credentials): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await page.getByRole('textbox', { name: '密码' }).fill(password);
}

function submit(page: Page) {
  return page.getByRole('main').getByRole('button', { name: '登录', exact: true });
}

test('a wrong password: the form shows it and keeps what was typed', async ({ page }, info) => {
  await open(page, '/login/nowLogin');
  // Wrong passwords are counted by account, so this test has a number that no other test uses.
  await fillIn(page, { account: unusedPhone(uniqueNumber(info)), password: 'Wrong2026' });
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '密码' })).toHaveValue('Wrong2026');
  await expectRoute(page, '/login/nowLogin');
});

test('the agreement must be ticked, and can be read first (spec: B2.7 nowLogin agreement, B5 agreement, B8 agreement)', async ({
  page,
}) => {
  await open(page, '/login/nowLogin');
  await fillIn(page, { account: '13900000000', password: 'Inkstone2026' });
  await submit(page).click();
  await expect(page.getByText('请在勾选协议后进行注册或登录')).toBeVisible();

  await page.getByRole('button', { name: '《用户协议》' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading').first()).toContainText('协议');
  await expect(dialog.getByRole('paragraph').first()).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('login returns to the full path before it, else opens the personal centre (spec: A4 return path, B2.7 after login, B2.7 after login without path, B8 login success)', async ({
  page,
  account,
}) => {
  const from = '/layout/list/addedServices?version_years=2026&grade_id=169&page=2';
  await open(page, from);
  await page.getByRole('banner').getByRole('link', { name: '登录' }).click();
  await expectRoute(page, '/login/nowLogin');
  await fillIn(page, account);
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expect(page.getByText('登录成功')).toBeVisible();
  await expectRoute(page, from);

  await page.goto('/#/login/nowLogin');
  await expectRoute(page, '/layout/list/personalCenter');
});

test('a return to the login page before the next screen has rendered leads on', async ({ page, account }) => {
  const from = '/layout/list/addedServices?page=2';
  await open(page, from);
  await page.getByRole('banner').getByRole('link', { name: '登录' }).click();
  await expectRoute(page, '/login/nowLogin');
  // The return comes as soon as the address has changed, before its screen is rendered.
  await page.evaluate(() => {
    const replace = window.history.replaceState.bind(window.history);
    window.history.replaceState = (...entry) => {
      replace(...entry);
      window.history.replaceState = replace;
      window.location.hash = '#/login/nowLogin';
    };
  });
  await fillIn(page, account);
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expectRoute(page, '/layout/list/personalCenter');
});

test('a session that the server has ended: one message, login, and back (spec: A4 code -1, A8 code -1, B8 code -1)', async ({
  page,
  request,
  account,
}) => {
  const session = await login(request, account);
  const { id } = await findBookWithResources(request);
  const route = `/layout/list/booksDetails?id=${String(id)}`;
  await stayLoggedIn(page, session);
  await open(page, route);
  await revoke(request, session);

  await page.getByRole('button', { name: /收藏$/ }).click();
  await expectRoute(page, '/login/nowLogin');
  await expect(page.getByRole('status').filter({ hasText: '登录已过期，请重新登录' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: '不登录，继续浏览' })).toHaveAttribute('href', `#${route}`);
  expect(await page.evaluate(() => sessionStorage.getItem('userInfo'))).toBeNull();

  await fillIn(page, account);
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expectRoute(page, route);
});

test('logout leads to home and forgets the user (spec: B2.7 logout, A2 avatar logged in)', async ({
  page,
  request,
  account,
}) => {
  await stayLoggedIn(page, await login(request, account));
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
