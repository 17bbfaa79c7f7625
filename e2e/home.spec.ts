import { expect, expectRoute, open, serveWithoutData, settled, test } from './support/test.js';

test.beforeEach(async ({ page }) => {
  await open(page, '/layout/list/home');
});

test('the highlight cards lead to their services (spec: A2 home highlight cards)', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('link', { name: /正版查验|图书纠错|官方店铺/ });
  await expect(cards).toHaveCount(3);
  await cards.filter({ hasText: '正版查验' }).click();
  await expectRoute(page, '/layout/list/testAndVerify');
});

test('each stage has a link, and a link for each category', async ({ page }) => {
  const main = page.getByRole('main');
  for (const stage of ['高中', '初中', '小学']) {
    await expect(main.getByRole('link', { name: stage, exact: true })).toBeVisible();
  }
  await main.getByRole('list', { name: '初中' }).getByRole('link', { name: '同步' }).click();
  await expectRoute(page, '/layout/list/middleSchoolBooks?cate_id=19');
});

test('home shows three news and links to all of them (spec: A2 home news, A2 home news more, A9 page size news)', async ({
  page,
}) => {
  const news = page.getByRole('region', { name: '企业动态' });
  await expect(news.getByRole('listitem')).toHaveCount(3);
  await news.getByRole('link', { name: /查看更多/ }).click();
  await expectRoute(page, '/layout/list/walkIntroTianLi?text=企业动态');
});

test('a row of the newest papers opens its paper', async ({ page }) => {
  const papers = page.getByRole('region', { name: '最新试卷' });
  await papers.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expectRoute(page, /^\/layout\/list\/topicSubjectDetails\?id=\d+$/);
});

test('a part that fails shows the message and can be fetched again (spec: A8 other code)', async ({
  page,
}) => {
  await serveWithoutData(page);
  let broken = true;
  await page.route('**/api/article/index', async (route) => {
    if (!broken) return route.continue();
    return route.fulfill({ json: { code: 400, msg: '动态暂时取不到', data: null } });
  });
  await page.reload();
  const news = page.getByRole('region', { name: '企业动态' });
  await expect(news.getByText('动态暂时取不到')).toBeVisible();
  // The other parts are still shown.
  await expect(page.getByRole('region', { name: '最新试卷' }).getByRole('article').first()).toBeVisible();
  broken = false;
  await news.getByRole('button', { name: '重试' }).click();
  await settled(page);
  await expect(news.getByRole('listitem')).toHaveCount(3);
});
