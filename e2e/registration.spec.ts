import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { addressOf, sentCode, unusedPhone } from './support/accounts.js';
import { logIn } from './support/login-page.js';
import { expect, expectRoute, open, settled, test, uniqueNumber } from './support/test.js';

const PASSWORD = 'Inkstone2026';

interface Identity {
  name: string;
  role: number;
  by: 'phone' | 'email';
  /** Fills in what only this identity has. */
  fill: (page: Page) => Promise<void>;
}

async function choosePlace(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: '省份' }).selectOption({ label: '山东省' });
  await page.getByRole('combobox', { name: '城市' }).selectOption({ label: '济南市' });
}

/** In the order of the shelf. */
const identities: readonly Identity[] = [
  {
    name: '教师',
    role: 3,
    by: 'phone',
    fill: async (page) => {
      await choosePlace(page);
      await page.getByRole('textbox', { name: '学校' }).fill('济南市明湖实验中学');
      await page.getByRole('combobox', { name: '任教学科' }).selectOption({ label: '数学' });
      await page.getByRole('combobox', { name: '任教学段' }).selectOption({ label: '高中' });
    },
  },
  {
    name: '学生',
    role: 1,
    by: 'email',
    fill: async (page) => {
      await choosePlace(page);
      await page.getByRole('textbox', { name: '学校' }).fill('济南市明湖实验中学');
      await page.getByRole('combobox', { name: '年级' }).selectOption({ index: 1 });
    },
  },
  {
    name: '家长',
    role: 2,
    by: 'phone',
    fill: async (page) => {
      await page.getByRole('radio', { name: '初中' }).check();
      await expect(page.getByRole('combobox', { name: '省份' })).toHaveCount(0);
    },
  },
  {
    name: '商家',
    role: 5,
    by: 'email',
    fill: async (page) => {
      await page.getByRole('textbox', { name: '店铺名称' }).fill('书香阁图书专营店');
      await choosePlace(page);
    },
  },
];

for (const [index, { name, role, by, fill }] of identities.entries()) {
  test(`a ${name} registers by ${by}, takes a copy of the data and deletes the account (spec: B2.7 registration width, B2.7 after registration, B4 registration success, B2.7 nowLogin enter, B2.7 after login without path, B6 identities, B9 user roles)`, async ({
    page,
  }, info) => {
    const number = uniqueNumber(info);
    const account = by === 'phone' ? unusedPhone(number) : `ce${String(number)}@example.com`;
    const label = by === 'phone' ? '手机' : '邮箱';
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': addressOf(number) });
    await open(page, '/loginRegister');

    const first = page.getByRole('radio', { name: '教师用书' });
    await first.focus();
    for (let step = 0; step < index; step += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: `${name}用书` })).toBeChecked();
    await page.getByRole('textbox', { name: '昵称' }).fill(`端测${name}`);
    await fill(page);
    await page.getByRole('textbox', { name: '密码', exact: true }).fill(PASSWORD);
    await page.getByRole('textbox', { name: '确认密码' }).fill(PASSWORD);
    await page.getByRole('radio', { name: `${label}验证` }).check();
    await page.getByRole('textbox', { name: by === 'phone' ? '手机号' : '邮箱', exact: true }).fill(account);
    const sent = page.waitForResponse(/send_(?:phone|email)_code/);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await sent;
    await page.getByRole('textbox', { name: `${label}验证码` }).fill(await sentCode(account, '注册'));

    const submit = page.getByRole('button', { name: '同意协议并注册' });
    expect((await submit.boundingBox())?.width).toBeLessThanOrEqual(343);
    await submit.click();
    await expect(page.getByText('请在勾选协议后进行注册或登录')).toBeVisible();
    await page.getByRole('checkbox').check();
    await submit.click();

    await expect(page.getByText('注册成功，请前往个人中心完成实名认证')).toBeVisible();
    await expectRoute(page, '/login/nowLogin');
    await expect(page.getByRole('textbox', { name: '账号' })).toHaveValue(account);
    await logIn(page, { account, password: PASSWORD });
    await expectRoute(page, '/layout/list/personalCenter');
    await settled(page);
    const user = await page.evaluate(() => sessionStorage.getItem('userInfo') ?? '{}');
    expect(JSON.parse(user)).toMatchObject({ user_role: role, nickname: `端测${name}` });

    await page.getByRole('main').getByRole('link', { name: '设置' }).click();
    await expect(page.getByRole('heading', { name: '账号安全' })).toBeVisible();
    // The list of devices is shorter than its skeleton: a click before it arrives misses the button that moves.
    await expect(page.getByText('只有本机')).toBeVisible();
    const copy = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出我的资料' }).click();
    expect(await readFile(await (await copy).path(), 'utf8')).toContain(`端测${name}`);
    await page.getByRole('button', { name: '注销账户' }).click();
    const own = page.getByRole('dialog').getByLabel('登录密码');
    await own.fill('Yantian2027');
    await own.press('Enter');
    await expect(page.getByRole('dialog').getByText('密码错误')).toBeVisible();
    await own.fill(PASSWORD);
    await own.press('Enter');
    await expect(page.getByText('账户已注销，您的个人信息已删除')).toBeVisible();
    await expectRoute(page, '/layout/list/home');

    await open(page, '/login/nowLogin');
    await logIn(page, { account, password: PASSWORD });
    await expect(page.getByText('账号或密码错误')).toBeVisible();
  });
}

test('a forgotten password is replaced by a code, and the new one logs in (spec: B2.7 retrievePasswordLogin, B2.7 newPassword, B4 reset password)', async ({
  page,
  account: { account },
}) => {
  await open(page, '/login/newPassword');
  // Without a code the second step leads to the first.
  await expectRoute(page, '/login/retrievePasswordLogin');
  await page.getByRole('textbox', { name: '手机号' }).fill(account);
  const sent = page.waitForResponse(/forget_password_code/);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await sent;
  const code = page.getByRole('textbox', { name: '验证码' });
  await code.fill(await sentCode(account, '找回密码'));
  await code.press('Enter');
  await expectRoute(page, '/login/newPassword');
  await page.getByRole('textbox', { name: '新密码', exact: true }).fill('Yantian2027');
  const repeated = page.getByRole('textbox', { name: '重复新密码' });
  await repeated.fill('Yantian2027');
  await repeated.press('Enter');
  await expectRoute(page, '/login/nowLogin');
  await expect(page.getByRole('textbox', { name: '账号' })).toHaveValue(account);
  await logIn(page, { account, password: 'Yantian2027' });
  await expectRoute(page, '/layout/list/personalCenter');
});
