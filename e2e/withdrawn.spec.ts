import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { login, post, stayLoggedIn } from './support/backend.js';
import { operate } from './support/operator.js';
import { expect, expectRoute, open, test } from './support/test.js';

const WITHDRAWN = '端测：将下架的动态';
const article = (key: string, title: string) =>
  `---\n编号: ${key}\n标题: ${title}\n日期: 2020-01-02\n---\n正文\n`;

/** Loads a folder with only these articles while the server runs, as the operator does. */
async function loadArticles(articles: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-withdrawn-'));
  try {
    await mkdir(join(folder, 'articles', 'news'), { recursive: true });
    for (const [key, title] of Object.entries(articles)) {
      await writeFile(join(folder, 'articles', 'news', `${key}.md`), article(key, title));
    }
    await operate('content-load', folder, '--yes');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A load replaces the whole content, so the projects must not load at the same time. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = join(process.env['INKSTONE_E2E_DATA'] ?? '', 'withdrawn-turn');
  const take = () =>
    mkdir(turn).then(
      () => true,
      () => false,
    );
  await expect.poll(take, { timeout: 100_000 }).toBe(true);
  try {
    await work();
  } finally {
    await rm(turn, { recursive: true });
  }
}

test('an old link and a favourite say that their article was withdrawn, and the favourite can be removed', async ({
  page,
  request,
  account,
}) => {
  const session = await login(request, account);
  const token = session.jwt;
  const listed = async () => {
    const body = { column_id: 39, page: 1, psize: 100 };
    const { list } = await post<{ list: { id: number; title: string }[] }>(
      request,
      '/api/article/index',
      body,
    );
    return list.find(({ title }) => title === WITHDRAWN)?.id ?? 0;
  };
  await inTurn(async () => {
    await loadArticles({ 'e2e-first': WITHDRAWN, 'e2e-second': '端测：留下的动态' });
    await expect.poll(listed).toBeGreaterThan(0);
    const id = await listed();
    await post(request, '/api/user_favorites/add', { type: 3, content_id: id }, { token });
    await loadArticles({ 'e2e-second': '端测：留下的动态' });

    await stayLoggedIn(page, session);
    await open(page, `/layout/list/enterpriseDetails?id=${String(id)}`);
    const main = page.getByRole('main');
    await expect(main.getByText(/已下架$/)).toBeVisible();
    await main.getByRole('link', { name: /^回到/ }).click();
    await expectRoute(page, /^\/layout\/list\/walkIntroTianLi/);

    await open(page, '/layout/list/personalCenter/myCollection?type=3');
    await expect(main.getByRole('heading', { name: WITHDRAWN })).toBeVisible();
    await expect(main.getByText('已下架', { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: WITHDRAWN })).toHaveCount(0);
    await main.getByRole('button', { name: `取消收藏：${WITHDRAWN}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '取消收藏' }).click();
    await expect(main.getByText('暂无收藏')).toBeVisible();
  });
});
