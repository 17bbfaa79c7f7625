import type { Page } from '@playwright/test';

import { addressOf, sentCode, unusedPhone } from './support/accounts.js';
import { endTakeBack, newDeskOperator, openDesk } from './support/desk.js';
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

/** Opens the application at the desk, where its tray has those that wait for a judgement and those that go on. */
async function openAtDesk(desk: Page, code: string, status: 'waiting' | 'passed'): Promise<void> {
  await desk.goto(`/desk/#/shops?${status === 'passed' ? 'status=1&' : ''}word=${code}`);
  // Another part of the address alone does not load what the applicant has done since.
  await desk.reload();
  await desk
    .getByRole('link', { name: new RegExp(shop.name) })
    .first()
    .click();
}

/** A reviewer finds the licence not legible. */
async function sendBack(desk: Page, code: string): Promise<void> {
  await openAtDesk(desk, code, 'waiting');
  await desk.locator('label', { hasText: '营业执照' }).click();
  await desk.locator('label', { hasText: '照片不清晰' }).click();
  await expect(desk.getByRole('button', { name: /^通过/ })).toBeDisabled();
  await desk.getByRole('button', { name: /^退回，重拍 1 张/ }).click();
  await endTakeBack(desk);
}

test('a shop applies, is sent back, applies again and follows its application to the certificate (spec: B2.4 applicationProcess start, B2.4 progressStep form, B2.4 progressStep review, B2.4 progressStep deposit, B2.4 progressStep warning, B2.4 queryProgressStep, B4 shop submitted, B4 shop steps, B8 success shop application)', async ({
  browser,
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

  const desk = await browser.newPage();
  await openDesk(desk, await newDeskOperator(`看证${String(number)}`, '审核'));
  await sendBack(desk, first);
  await expect.poll(() => operate('shops', 'show', first)).toContain('已退回');
  await page.reload();
  // Only the refused paper is open; everything else is kept, and so is the query code.
  await expect(page.getByRole('heading', { name: '只差一张，重拍就好' })).toBeVisible();
  await expect(page.getByText('照片不清晰', { exact: true })).toBeVisible();
  await expect(page.getByText('已验证')).toBeVisible();
  await upload(page, '营业执照', '重拍的执照.png');
  await page.getByRole('button', { name: '重新提交' }).click();
  await expect(page.getByRole('heading', { name: '审核进行到第 1 天' })).toBeVisible();
  const code = await queryCode(page);
  expect(code).toBe(first);
  expect(await operate('shops', 'show', code)).toContain('申请人改后再交，换了 1 张');

  const steps = [
    { button: '通过', note: '请将保证金汇入书面通知所载的公司账户。', text: '资质审核已通过，请汇入保证金' },
    { button: '保证金已到账', note: '协议已寄出，请盖章后寄回。', text: '保证金已收到，请签署授权协议' },
    { button: '协议签好，发证', note: '证书与协议一并寄出。', text: '授权已完成，授权证书已发放' },
  ];
  for (const [index, { button, note, text }] of steps.entries()) {
    await openAtDesk(desk, code, index === 0 ? 'waiting' : 'passed');
    await desk.getByRole('textbox', { name: /写给申请人/ }).fill(note);
    await desk.getByRole('button', { name: new RegExp(`^${button}`) }).click();
    await endTakeBack(desk);
    await expect.poll(() => operate('shops', 'show', code)).toContain(note);
    await open(page, '/layout/list/queryProgressStep');
    await shownScreen(page).getByLabel('查询码').fill(code.toLowerCase());
    await shownScreen(page).getByLabel('查询码').press('Enter');
    await expectRoute(page, new RegExp(`progressStep\\?step=${String(index + 3)}&data=`));
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText(note)).toBeVisible();
  }
  await desk.close();
  await expect(page.getByText(/YT-SQ-\d{4}-\d+/).first()).toBeVisible();

  // The last step has put the shop into the directory, with its certificate.
  await open(page, '/layout/list/authorizedOnlineShop');
  await page.getByRole('searchbox', { name: '搜索授权网店' }).fill(shop.name);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: shop.name, exact: true }).first().click();
  await settled(page);
  await expect(
    shownScreen(page)
      .getByText(/YT-SQ-\d{4}-\d+/)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: '放大看证书', exact: true }).click();
  const certificate = page.getByRole('dialog', { name: `${shop.name} 授权证书` });
  await expect(certificate.getByRole('img')).toBeVisible();
});

test('a reader checks a shop and its certificate (spec: B2.4 authorizedOnlineShop search, B2.4 authorizedOnlineShop cards, B2.4 onlineShopDetails, B6 visitor browses)', async ({
  page,
}) => {
  await open(page, '/layout/list/authorizedOnlineShop');
  // Sixty of the demonstration, and those whose certificate was granted by another test.
  await expect(page.getByText(/^全部（6\d）$/)).toBeVisible();
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
