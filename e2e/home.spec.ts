import { expect, expectRoute, open, settled, test } from './support/test.js';

test.beforeEach(async ({ page }) => {
  await open(page, '/layout/list/home');
});

test('three highlight cards lead to their services', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: '正版查验' }).click();
  await expectRoute(page, '/layout/list/testAndVerify');
});

test('each stage has a door, and a door for each category', async ({ page }) => {
  const main = page.getByRole('main');
  for (const stage of ['高中', '初中', '小学']) {
    await expect(main.getByRole('link', { name: stage, exact: true })).toBeVisible();
  }
  await main.getByRole('list', { name: '初中' }).getByRole('link', { name: '同步' }).click();
  await expectRoute(page, '/layout/list/middleSchoolBooks?cate_id=19');
});

test('three news, and the way to all of them', async ({ page }) => {
  const news = page.getByRole('region', { name: '企业动态' });
  await expect(news.getByRole('listitem')).toHaveCount(3);
  await news.getByRole('link', { name: /查看更多/ }).click();
  await expectRoute(page, '/layout/list/walkIntroTianLi?text=企业动态');
});

test('the newest papers open by their row', async ({ page }) => {
  const papers = page.getByRole('region', { name: '最新试卷' });
  await papers.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expectRoute(page, /^\/layout\/list\/topicSubjectDetails\?id=\d+$/);
});

test('a part that fails says so and is fetched again on request', async ({ page }) => {
  let broken = true;
  await page.route('**/api/article/index', async (route) => {
    if (!broken) return route.continue();
    return route.fulfill({ json: { code: 400, msg: '动态暂时取不到', data: null } });
  });
  await page.reload();
  const news = page.getByRole('region', { name: '企业动态' });
  await expect(news.getByText('动态暂时取不到')).toBeVisible();
  // The rest of the page is there all the same.
  await expect(page.getByRole('region', { name: '最新试卷' }).getByRole('article').first()).toBeVisible();
  broken = false;
  await news.getByRole('button', { name: '重试' }).click();
  await settled(page);
  await expect(news.getByRole('listitem')).toHaveCount(3);
});
