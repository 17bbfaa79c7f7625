import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { registerAccount } from './support/accounts.js';
import { login, post } from './support/backend.js';
import { endTakeBack, newDeskOperator, openDesk } from './support/desk.js';
import { expect, isMobile, test, uniqueNumber } from './support/test.js';
import { sendWork } from './support/works.js';

async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, 'scrolls sideways').toBeLessThanOrEqual(0);
}

const places = ['网店申请', '来信', '作品', '捐赠', '报名', '账号', '通知', '防伪码', '内容'];

test('an operator opens every tray and drawer of the desk', async ({ page }, info) => {
  await openDesk(page, await newDeskOperator(`开盘${String(uniqueNumber(info))}`));
  await expectAccessible(page);
  for (const place of places) {
    await page.goto('/desk/#/');
    await page
      .getByRole('link', { name: new RegExp(place) })
      .first()
      .click();
    await expect(page).not.toHaveURL(/#\/$/);
    await expectAccessible(page);
  }
});

test('an operator decides on a work, takes it back, and decides anew; the author reads it', async ({
  page,
  request,
}, info) => {
  // On a phone the buttons; elsewhere the keys alone.
  const press = (key: string, button: string) =>
    isMobile(page) ? page.getByRole('button', { name: button }).click() : page.keyboard.press(key);
  const number = uniqueNumber(info);
  const student = await login(request, await registerAccount(request, 'student', number));
  const name = `案头学生${String(number)}`;
  const id = await sendWork(request, student.jwt, name);
  const statusOf = async () =>
    (
      await post<{ status: number }>(
        request,
        '/api/article/student_apply_info',
        { id },
        { token: student.jwt },
      )
    ).status;
  await openDesk(page, await newDeskOperator(`看稿${String(number)}`, '审核'));
  await expect(page.getByRole('link', { name: /账号/ })).toHaveCount(0);

  await page.goto(`/desk/#/works/${String(id)}`);
  await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
  await press('a', '通过');
  await expect(page.getByText(`已通过 ${name}`, { exact: true })).toBeVisible();
  await press('z', '收回');
  // On a phone the next item has opened in place of the list.
  await page.goto('/desk/#/works');
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  expect(await statusOf()).toBe(0);

  await page.goto(`/desk/#/works/${String(id)}`);
  await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
  await press('a', '通过');
  await endTakeBack(page);
  await expect.poll(statusOf).toBe(1);
});
