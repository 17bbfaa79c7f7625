import { openActivity } from './support/backend.js';
import { logIn } from './support/login-page.js';
import { expect, expectRoute, open, routeOf, settled, test } from './support/test.js';

test('a teacher goes from the hub to a project, collects it, logs in, and finds it collected (spec: B2.1 teacherHand research, A4 return path)', async ({
  page,
  account,
}) => {
  await open(page, '/layout/list/teacherHand');
  const projects = page.getByRole('region', { name: '新近项目' });
  await projects.getByRole('article').first().getByRole('link').first().click();
  await expectRoute(page, /^\/layout\/list\/researchDetails\?id=\d+$/);
  await settled(page);
  const route = routeOf(page);

  await page.getByRole('button', { name: '加入收藏' }).first().click();
  await expect(page.getByText('当前用户未登录')).toBeVisible();
  await expectRoute(page, '/login/nowLogin');
  await logIn(page, account);
  await expectRoute(page, route);
  await expect(page.getByRole('button', { name: '取消收藏' }).first()).toBeVisible();
});

test.describe('a student', () => {
  test.use({ role: 'student' });

  test('goes from the hub to an activity, registers by way of the login, and gets the form', async ({
    page,
    request,
    account,
  }) => {
    const { id, title } = await openActivity(request, 28);
    await open(page, '/layout/list/studentWorld');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^专题活动/ })
      .first()
      .click();
    await expectRoute(page, '/layout/list/thematicActivities');
    // The hub, which also links to the activity, stays in the page, hidden.
    await expect(page.getByRole('heading', { level: 1, name: '专题活动' })).toBeVisible();
    await settled(page);
    await page.getByRole('link', { name: title }).click();
    await expectRoute(page, `/layout/list/thematicDetails?id=${String(id)}`);
    await settled(page);

    await page.getByRole('button', { name: '我要投稿' }).click();
    await expectRoute(page, '/login/nowLogin');
    await logIn(page, account);
    await expectRoute(page, `/layout/list/thisEventRegistrationStudent?id=${String(id)}`);
    await expect(page.getByRole('textbox', { name: '姓名' })).toBeVisible();
  });
});
