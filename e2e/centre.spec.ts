import { login, stayLoggedIn } from './support/backend.js';
import { expect, expectRoute, isMobile, open, settled, test } from './support/test.js';
import { decideOnWork, PDF, sendWork } from './support/works.js';

const NEW_PASSWORD = 'Inkstone2027';

test.describe('a student', () => {
  test.use({ role: 'student' });

  test('sends a rejected work again until it is approved (spec: B2.6 myActivity, B2.6 myActivityDetails, B4 work rejected, B4 work approved, B4 work student, B8 work rejected)', async ({
    page,
    request,
    account,
  }) => {
    const session = await login(request, account);
    const id = await sendWork(request, session.jwt);
    await stayLoggedIn(page, session);
    await open(page, '/layout/list/personalCenter/myActivity');
    await expect(page.getByText('等待审核')).toBeVisible();

    await decideOnWork(id, 'reject');
    await page.reload();
    await expect(page.getByText('作品审核未通过，请重新上传文件！')).toBeVisible();
    await page.getByRole('link', { name: '重新上传' }).click();
    await expectRoute(page, `/layout/list/myActivityDetails?id=${String(id)}`);
    await settled(page);
    await expect(page.getByText('原因：照片不清晰，请重拍。')).toBeVisible();
    await page.locator('input[type="file"]').setInputFiles({ ...PDF, name: '二稿.pdf' });
    await page.getByRole('button', { name: '重新提交' }).click();
    await expect(page.getByText('等待审核').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('二稿.pdf').filter({ visible: true }).first()).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载' }).click();
    expect((await download).suggestedFilename()).toBe('二稿.pdf');

    await decideOnWork(id, 'approve');
    await page.reload();
    await settled(page);
    await expect(page.getByText('审核通过').filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('input[type="file"]')).toHaveCount(0);
  });
});

test('a teacher changes the nickname, then the password, and comes back after login (spec: B2.6 personalInfor, B4 profile read-only, B4 profile unlock, B4 profile lock, B4 profile kept, B4 profile cleared)', async ({
  page,
  request,
  account,
}) => {
  await stayLoggedIn(page, await login(request, account));
  await open(page, '/layout/list/personalCenter');
  await page.getByRole('main').getByRole('link', { name: '设置' }).click();
  await expectRoute(page, '/layout/list/personalInfor');
  await page.getByRole('button', { name: '修改信息' }).click();
  await page.getByRole('textbox', { name: '昵称' }).fill('周老师');
  await page.getByRole('button', { name: '确认修改' }).click();
  await expect(page.getByRole('button', { name: '修改信息' })).toBeVisible();
  if (!isMobile(page)) await expect(page.getByText('周老师藏书')).toBeVisible();

  await page.getByRole('button', { name: '修改信息' }).click();
  await page.getByRole('textbox', { name: '原密码' }).fill(account.password);
  await page.getByRole('textbox', { name: '新密码', exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('textbox', { name: '重复新密码' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: '确认修改' }).click();
  await expect(page.getByText(/请重新登录/)).toBeVisible();
  await expectRoute(page, '/login/nowLogin');

  await page.getByRole('textbox', { name: '账号' }).fill(account.account);
  await page.getByRole('textbox', { name: '密码' }).fill(NEW_PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: '密码' }).press('Enter');
  await expectRoute(page, '/layout/list/personalInfor');
  await expect(page.getByText(/请重新登录|当前用户未登录/)).toHaveCount(0);
});
