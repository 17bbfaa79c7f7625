import { expect, it } from 'vitest';
import { png } from '../fixtures/files.js';
import { useLoadingSite } from './loading.js';

const site = useLoadingSite();

const other = { 'district-agents.csv': '编号,地区,电话\na,华东,0571-1\n' };

it('an entry of the menu has the words of the folder, and its own again without them', async () => {
  const titleOf = async (id: number) => {
    const menu = await site.server.ask('getMenu');
    return menu.flatMap((entry) => [entry, ...entry.children]).find((entry) => entry.id === id)?.title;
  };
  const article = '---\n编号: a\n标题: 双减一年\n日期: 2026-01-01\n---\n正文\n';
  await site.load({
    'menu.csv': '编号,标题\n关于我们,走进晨光\n聊政策,读政策\n',
    'articles/policies/a.md': article,
  });
  expect([await titleOf(23), await titleOf(30), await titleOf(31)]).toEqual(['走进晨光', '读政策', '看流程']);
  const { list } = await site.server.ask('listArticles', {
    body: { column_id: 30 },
  });
  expect(list.map(({ column_title }) => column_title)).toEqual(['读政策']);
  await site.load({ 'menu.csv': '编号,标题\n聊政策,谈政策\n' });
  expect([await titleOf(23), await titleOf(30)]).toEqual(['关于我们', '谈政策']);
  await site.load(other);
  expect(await titleOf(30)).toBe('聊政策');
});

it('an entry that the menu does not have is a fault', async () => {
  await expect(site.load({ 'menu.csv': '编号,标题\n读政策,谈政策\n' })).rejects.toThrow(
    /^menu\.csv:2: 编号“读政策”不存在；可以写：首页、图书中心、/,
  );
});

it('platforms have the signs of the folder', async () => {
  const shops =
    '编号,名称,平台,省份,网址,证书,授权日期,开始,结束\nA1,旗舰店,天猫,浙江,https://s.example.cn,a.png,2026-01-01,2026-01-01,2099-01-01\n';
  const shown = async () =>
    (await site.server.ask('listOnlineShops', { body: {} })).list.map((shop) => shop.platform_image !== '');
  const folder = { 'online-shops.csv': shops, 'a.png': png };
  await site.load(folder);
  expect(await shown()).toEqual([false]);
  await site.load({ ...folder, 'shop-platforms.csv': '编号,图片\n天猫,a.png\n' });
  expect(await shown()).toEqual([true]);
  await site.load(folder);
  expect(await shown()).toEqual([false]);
});

it('own keywords replace the default ones of their list, in the order of the table', async () => {
  const words = async (type: string) =>
    (await site.server.ask('getKeywords', { query: { type } })).map(({ keyword }) => keyword);
  const [achievements, works] = [await words('1'), await words('2')];
  await site.load({ 'keywords.csv': '编号,栏目,词,学段\nb,项目成果,备课,\na,项目成果,磨课,\n' });
  expect([await words('1'), await words('2')]).toEqual([['备课', '磨课'], works]);
  await site.load(other);
  expect(await words('1')).toEqual(achievements);
});
