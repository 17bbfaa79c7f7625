import type { Page } from '@playwright/test';

import { addressOf, sentCode, unusedPhone } from './support/accounts.js';
import { operate } from './support/operator.js';
import { expect, expectRoute, open, settled, shownScreen, test, uniqueNumber } from './support/test.js';

/** A PNG of 8 × 8 px: the server checks the content of pictures. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mP4++szVsQwtCQA4YC6gXhR0r4AAAAASUVORK5CYII=',
  'base64',
);

const shop = { name: '郑州端测书香图书专营店', link: 'https://example.com/tmall/shop-1007' };

async function upload(page: Page, label: string, name: string): Promise<void> {
  const file = { name, mimeType: 'image/png', buffer: PNG };
  await shownScreen(page)
    .getByLabel(new RegExp(`^${label}(选填)?$`))
    .setInputFiles(file);
  await expect(page.getByRole('button', { name: `移除：${name}` })).toBeVisible();
}

/** Fills in what the draft never keeps: the code, the pictures and the consent. */
async function fillInTheRest(page: Page, phone: string): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeDisabled();
  await shownScreen(page)
    .getByLabel('手机验证码')
    .fill(await sentCode(phone, '店铺授权申请'));
  await upload(page, '出版物经营许可证', '许可证.png');
  await upload(page, '营业执照', '营业执照.png');
  await upload(page, '身份证 人像面', '人像面.png');
  await upload(page, '身份证 国徽面', '国徽面.png');
  await page.getByRole('checkbox', { name: /^我已阅读并同意/ }).check();
}

async function queryCode(page: Page): Promise<string> {
  const grouped = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent();
  return (grouped ?? '').replaceAll('-', '');
}

test('a shop applies, is sent back, applies again and follows its application to the certificate (spec: B2.4 applicationProcess start, B2.4 progressStep form, B2.4 progressStep review, B2.4 progressStep deposit, B2.4 progressStep warning, B2.4 queryProgressStep, B4 shop submitted, B4 shop steps, B8 success shop application)', async ({
  page,
}, info) => {
  test.slow();
  const number = uniqueNumber(info);
  const phone = unusedPhone(number);
  // Codes are limited by network address.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': addressOf(number) });

  await open(page, '/layout/list/authorizedOnlineShop');
  await page.getByRole('link', { name: '申请授权' }).click();
  await settled(page);
  await page.getByRole('link', { name: '开始申请' }).first().click();
  await expectRoute(page, '/layout/list/progressStep?step=1');
  await settled(page);
  await shownScreen(page).getByLabel('店铺平台').selectOption({ label: '天猫' });
  await shownScreen(page).getByLabel('店铺名称').fill(shop.name);
  await shownScreen(page).getByLabel('店铺链接').fill(shop.link);
  await shownScreen(page).getByLabel('所在省份').selectOption({ label: '河南省' });
  await shownScreen(page).getByLabel('联系人姓名').fill('周晓');
  await shownScreen(page).getByLabel('QQ 号码').fill('10000001');
  await shownScreen(page).getByLabel('手机号码').fill(phone);
  await shownScreen(page).getByLabel('公司名称').fill('郑州书香阁图书有限公司');
  await shownScreen(page).getByLabel('公司代码').fill('91000000MA00YANT38');
  await shownScreen(page).getByLabel('通讯地址').fill('河南省郑州市砚池街12号');
  await shownScreen(page).getByLabel('公司简介').fill('我们在郑州经营图书零售。');
  await page.getByRole('radio', { name: '否' }).check({ force: true });
  await upload(page, '税务登记证', '税务.png');

  // The other choice would remove the picture, so the page asks first.
  await page.getByRole('radio', { name: '是', exact: true }).click({ force: true });
  await page.getByRole('button', { name: '改选并清空' }).click();
  await expect(page.getByText('已清空先前上传的证件')).toBeVisible();

  // A reload keeps what was typed.
  await page.reload();
  await settled(page);
  await expect(shownScreen(page).getByLabel('店铺名称')).toHaveValue(shop.name);
  await fillInTheRest(page, phone);
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('提交成功')).toBeVisible();
  await expectRoute(page, /progressStep\?step=2&data=/);
  await expect(page.getByRole('heading', { name: '审核进行到第 1 天' })).toBeVisible();
  const first = await queryCode(page);

  await operate(
    'shops',
    'reject',
    first,
    '--descr',
    '营业执照的照片不清晰，请重新拍摄。',
    '--approver',
    '李审核',
  );
  await page.reload();
  // Above the form, and at the certificate that it names.
  await expect(page.getByText('营业执照的照片不清晰，请重新拍摄。')).toHaveCount(2);
  // The form returns as it was, without what can be used only once.
  await expect(shownScreen(page).getByLabel('店铺名称')).toHaveValue(shop.name);
  await shownScreen(page)
    .getByLabel('手机号码')
    .fill(unusedPhone(number + 500));
  await fillInTheRest(page, unusedPhone(number + 500));
  await page.getByRole('button', { name: '重新提交' }).click();
  await expect(page.getByRole('heading', { name: '审核进行到第 1 天' })).toBeVisible();
  const code = await queryCode(page);
  expect(code).not.toBe(first);

  const stages = [
    { note: '请将保证金汇入书面通知所载的公司账户。', text: '资质审核已通过，请汇入保证金' },
    { note: '协议已寄出，请盖章后寄回。', text: '保证金已收到，请签署授权协议' },
    { note: '证书与协议一并寄出。', text: '授权已完成，授权证书已发放' },
  ];
  for (const [index, { note, text }] of stages.entries()) {
    await operate('shops', 'advance', code, '--approver', '李审核', '--descr', note);
    await open(page, '/layout/list/queryProgressStep');
    await shownScreen(page).getByLabel('查询码').fill(code.toLowerCase());
    await shownScreen(page).getByLabel('查询码').press('Enter');
    await expectRoute(page, new RegExp(`progressStep\\?step=${String(index + 3)}&data=`));
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText(note)).toBeVisible();
  }
});

test('a reader checks a shop and its certificate (spec: B2.4 authorizedOnlineShop search, B2.4 authorizedOnlineShop cards, B2.4 onlineShopDetails, B6 visitor browses)', async ({
  page,
}) => {
  await open(page, '/layout/list/authorizedOnlineShop');
  await expect(page.getByText('全部（60）')).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索授权网店' }).fill('泉边书屋');
  await page.keyboard.press('Enter');
  await expect(page.getByText('全部（1）')).toBeVisible();
  await page.getByRole('link', { name: '泉边书屋图书专营店', exact: true }).click();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: '泉边书屋图书专营店' })).toBeVisible();

  const zoom = page.getByRole('button', { name: '放大看证书', exact: true });
  await zoom.click();
  const lightbox = page.getByRole('dialog', { name: '泉边书屋图书专营店 授权证书' });
  await expect(lightbox.getByRole('img')).toBeVisible();
  await page.keyboard.press('+');
  await expect(lightbox.getByText('150%')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(zoom).toBeFocused();
  await page.goBack();
  await expect(page.getByText('全部（1）')).toBeVisible();
});
