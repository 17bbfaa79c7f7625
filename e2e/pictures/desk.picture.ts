import { writeXlsx } from 'hucre/xlsx';

import { findBookWithResources } from '../support/backend.js';
import { newDeskOperator, openDesk } from '../support/desk.js';
import { expect, test } from '../support/test.js';
import { fillTrays } from './given.js';
import { take } from './take.js';

test('pictures of the trays and drawers', async ({ page, request }) => {
  await fillTrays(request);
  await openDesk(page, await newDeskOperator('李敏'));
  const open = (place: string) => page.goto(`/desk/#/${place}`);
  const openFirst = async (tray: string, name: RegExp) => {
    await open(tray);
    await page.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(/\/\d+(\?|$)/);
  };

  await openFirst('shops', /郑州书香阁/);
  await page.locator('label', { hasText: '营业执照' }).click();
  await page.locator('label', { hasText: '照片不清晰' }).click();
  await take(page, 'desk-shops');

  await openFirst('letters', /47/);
  await page.getByRole('radio', { name: '确认为错误' }).check({ force: true });
  await page.getByLabel('误', { exact: true }).fill('4/3');
  await page.getByLabel('正', { exact: true }).fill('3/4');
  await take(page, 'desk-letters');

  await openFirst('works', /林小满/);
  await take(page, 'desk-works');

  await open('accounts');
  await page.getByRole('searchbox', { name: /账号/ }).fill('13800000003');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /138/ }).first().click();
  await expect(page.getByRole('heading', { name: /陶老师|陶文静/ })).toBeVisible();
  await take(page, 'desk-accounts');

  await open('notices/new');
  await page.getByRole('combobox', { name: '收信人' }).selectOption('role');
  await page.getByRole('combobox', { name: '身份' }).selectOption('家长');
  await page.getByRole('textbox', { name: '题目' }).fill('今夜两点至三点网站维护');
  await page
    .getByRole('textbox', { name: '正文' })
    .fill('{姓名}，您好！\n今夜两点至三点网站维护，其间不能下载。');
  await take(page, 'desk-notices');

  const { id } = await findBookWithResources(request);
  await open('codes');
  await page.getByRole('button', { name: '做一批' }).click();
  await page.getByLabel('图书编号').fill(String(id));
  await page.getByLabel('个数').fill('2000');
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: '做好并存下 CSV' }).click();
  await printed;
  await expect(page.getByRole('row', { name: /2,?000/ })).toBeVisible();
  // The notice of the file is gone by then.
  await page.clock.runFor(10_000);
  await take(page, 'desk-codes');

  await open('content');
  await page.locator('input[type="file"]').setInputFiles({
    name: '十二月上新.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await workbook(),
  });
  await expect(page.getByRole('table', { name: '试排结果' })).toBeVisible();
  await take(page, 'desk-content');
});

/** Bookshops as an editor types them, with two faults. */
async function workbook(): Promise<Buffer> {
  const rows = [
    ['编号', '省份', '城市', '名称', '地址', '电话'],
    ['store-001', '浙江', '杭州市', '湖滨书灯', '湖滨路 2 号', '0571-00000001'],
    ['store-002', '浙江', '宁波市', '月湖书屋', '月湖街 3 号', '0574-00000002'],
    ['store-003', '苏州', '苏州市', '平江书坊', '平江路 18 号', '0512-00000003'],
    ['store-004', '江苏', '南京市', '', '玄武巷 6 号', '025-00000004'],
  ];
  return Buffer.from(await writeXlsx({ sheets: [{ name: '书店', rows }] }));
}
