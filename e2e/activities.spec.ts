import { login, openActivity, post, stayLoggedIn } from './support/backend.js';
import { logIn } from './support/login-page.js';
import { expect, expectRoute, open, routeOf, settled, test } from './support/test.js';

const PDF = { name: '教案.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test.describe('a teacher whose connection is cut', () => {
  test.use({ expectedErrors: ['Failed to load resource: net::ERR_FAILED'] });

  test('logs in on the way, enrols, and uploads the attachment after a lost connection (spec: B4 enrolment step 1, B4 enrolment upload now, B4 enrolment uploaded, B4 enrolment restored, B2.1 thisEventRegistrationTeacher)', async ({
    page,
    request,
    account,
  }) => {
    const { id } = await openActivity(request, 25);
    await open(page, `/layout/list/activityDetails?id=${String(id)}`);
    await page.getByRole('button', { name: '我要加入' }).click();
    await expect(page.getByText('当前用户未登录')).toBeVisible();
    await expectRoute(page, '/login/nowLogin');
    await logIn(page, account);

    // After the login the form opens, which the visitor had asked for.
    await expectRoute(page, new RegExp(`thisEventRegistrationTeacher\\?id=${String(id)}&isEnrolled=false`));
    await settled(page);
    await page.getByRole('textbox', { name: '姓名' }).fill('陶文昌');
    await page.getByRole('textbox', { name: '单位' }).fill('济南市历下区第三中学');
    await page.getByRole('textbox', { name: '手机号' }).fill('13900000000');
    await page.getByRole('textbox', { name: '邮箱' }).fill('taowc@example.com');
    await page.getByRole('textbox', { name: '教授学科' }).fill('数学');
    await page.getByRole('radio', { name: '高中' }).check();
    await page.getByRole('button', { name: '提交报名' }).click();
    await expectRoute(page, /activityId=\d+&isEnrolled=true&isSubmitFileUrl=false/);

    // A reload must not offer the form of an enrolment that has been sent.
    await page.reload();
    await settled(page);
    await expect(page.getByRole('button', { name: '提交报名' })).toHaveCount(0);

    await page.getByRole('button', { name: '立即上传' }).click();
    await page.locator('input[type="file"]').setInputFiles(PDF);
    await page.route('**/api/article/activity_file', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: '确认上传' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: '确认上传' }).click();
    await expectRoute(page, /isSubmitFileUrl=true/);
    await page.getByRole('button', { name: '查看我的活动' }).click();
    await expectRoute(page, '/layout/list/myActivity');

    await open(page, `/layout/list/activityDetails?id=${String(id)}`);
    await expect(page.getByText('已报名').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: '查看我的活动' })).toBeVisible();
  });
});

test.describe('a teacher', () => {
  test('may upload later, and opens the page by its older link (spec: B4 enrolment upload later, B2.1 thisEventRegistrationTeacher older link)', async ({
    page,
    request,
    account,
  }) => {
    const session = await login(request, account);
    await stayLoggedIn(page, session);
    const { id } = await openActivity(request, 25);
    const enrolment = { name: '陶文昌', school: '三中', tel: '13900000000', email: 't@example.com' };
    const sent = await post<{ id: number }>(
      request,
      '/api/article/teacher_apply',
      { ...enrolment, article_id: id, subject: '数学', stage: 9 },
      { token: session.jwt },
    );
    const own = `activityId=${String(sent.id)}&article_id=${String(id)}&id=${String(sent.id)}`;
    await open(
      page,
      `/layout/list/thisEventRegistrationTeacher?${own}&isEnrolled=true&isSubmitFileUrl=false`,
    );
    await page.getByRole('button', { name: '稍后上传' }).click();
    await expectRoute(page, '/layout/list/myActivity');
  });

  test('is told that an activity is for students (spec: B8 non-student, B6 submit form)', async ({
    page,
    request,
    account,
  }) => {
    await stayLoggedIn(page, await login(request, account));
    const { id } = await openActivity(request, 28);
    const route = `/layout/list/thematicDetails?id=${String(id)}`;
    await open(page, route);
    await page.getByRole('button', { name: '我要投稿' }).click();
    // A hint below the button before the press, and a message after it.
    await expect(page.getByText('此活动仅对学生开放，感谢支持')).toHaveCount(2);
    expect(routeOf(page)).toBe(route);
  });
});

test.describe('a student', () => {
  test.use({ role: 'student' });

  test('submits a work and goes to the own activities (spec: B2.2 thisEventRegistrationStudent title, B2.2 thisEventRegistrationStudent success, B6 submit form)', async ({
    page,
    request,
    account,
  }) => {
    await stayLoggedIn(page, await login(request, account));
    const { id } = await openActivity(request, 28);
    await open(page, `/layout/list/thematicDetails?id=${String(id)}`);
    await page.getByRole('button', { name: '我要投稿' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '活动报名' })).toBeVisible();
    await page.getByRole('textbox', { name: '姓名' }).fill('林小满');
    await page.getByRole('textbox', { name: '单位' }).fill('实验中学');
    await page.getByRole('textbox', { name: '电话' }).fill('13900000000');
    await page.locator('input[type="file"]').setInputFiles(PDF);
    await expect(page.locator('form').getByText('教案.pdf', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.getByRole('button', { name: '提交报名' }).click();
    await expectRoute(page, '/layout/list/personalCenter/myActivity');

    await open(page, `/layout/list/thisEventRegistrationStudent?id=${String(id)}`);
    await expect(page.getByText('您已经投过稿，可以在“我的活动”里查看')).toBeVisible();
  });

  test('watches a course, which is counted once and goes on where it was stopped', async ({
    page,
    request,
    account,
  }) => {
    await stayLoggedIn(page, await login(request, account));
    const { list } = await post<{ list: { id: number }[] }>(request, '/api/article/index', {
      column_id: 27,
      page: 1,
      psize: 1,
    });
    const id = list[0]?.id ?? 0;
    const counted: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/api/article/play_number')) counted.push(sent.url());
    });
    await open(page, `/layout/list/onlineDetails?id=${String(id)}`);
    const film = page.locator('video');
    await film.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      await element.play();
      element.pause();
      await element.play();
    });
    await expect
      .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThanOrEqual(2);
    expect(counted).toHaveLength(1);

    await page.reload();
    await settled(page);
    await expect
      .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThanOrEqual(1);
  });
});

test('a visitor sees the course without a player, and comes back to it after login (spec: B6 video login)', async ({
  page,
  request,
  account,
}) => {
  const { list } = await post<{ list: { id: number }[] }>(request, '/api/article/index', {
    column_id: 27,
    page: 1,
    psize: 1,
  });
  const route = `/layout/list/onlineDetails?id=${String(list[0]?.id)}`;
  await open(page, route);
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: '登录' }).click();
  await logIn(page, account);
  await expectRoute(page, route);
  await expect(page.locator('video')).toBeVisible();
});

test('the mistakes of an application for donated books are shown on blur (spec: B5 donation on blur)', async ({
  page,
}) => {
  await open(page, '/layout/list/bookDonation');
  const name = page.getByRole('textbox', { name: '单位名称' });
  await name.focus();
  await name.blur();
  await expect(page.getByText('请填写申请捐赠单位的准确名称')).toBeVisible();
  await name.fill('云岭乡中心小学');
  await name.blur();
  await expect(page.getByText('请填写申请捐赠单位的准确名称')).toHaveCount(0);
});
