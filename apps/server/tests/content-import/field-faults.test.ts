import { expect, it } from 'vitest';
import type { Folder } from './content-folder.js';
import { useLoadingSite } from './loading.js';

const site = useLoadingSite();

const messageOf = (folder: Folder) => site.load(folder).catch((error: unknown) => (error as Error).message);
const article = (front: string) => `---\n编号: a\n标题: 题\n日期: 2026-01-01\n${front}\n---\n正文\n`;
const activity = (end: string) => article(`对象: 教师\n开始: 2026-03-01\n结束: ${end}\n参加者: 高中语文教师`);

it.each([
  ['site.csv', '编号,文字\ncompany_profile,介绍\n', 2, 'company_profile 是公司介绍，要写正文'],
  ['site.csv', '编号,正文\ncopyright,版权\n', 2, 'copyright 是文字，要写文字'],
  ['articles/teaching/a.md', activity('2026-02-01'), 1, '活动的结束应晚于开始'],
  ['articles/universities/a.md', article('省份: 浙江'), 1, '大学要写省份与城市'],
  [
    'books.yaml',
    '- 编号: b\n  书号: 978-7-0000-0051-8\n',
    2,
    '书号“978-7-0000-0051-8”的校验位不对，算得应为 3',
  ],
  ['books.yaml', '- 编号: b\n  书号: 7-302-12260-9\n', 2, '书号“7-302-12260-9”的校验位不对，算得应为 '],
  ['books.yaml', '- 编号: b\n  书号: 978-7-0000-0051\n', 2, '书号“978-7-0000-0051”不是书号；应为 13 位数字'],
  ['articles/news/a.md', article('图片焦点: 中间'), 5, '图片焦点“中间”应为横、纵两个百分数'],
  ['papers.yaml', '编号: a\n标题: 题\n', 1, '应为一个列表，每条记录以“- ”开头'],
  [
    'district-agents.csv',
    `编号,地区,电话\na,${'东'.repeat(201)},1\n`,
    2,
    `地区“${'东'.repeat(30)}……”太长，最多 `,
  ],
  [
    'highlight-cards.csv',
    `编号,标题,说明,链接\na,题,文,/${'x'.repeat(500)}\n`,
    2,
    `链接“/${'x'.repeat(29)}……”太长，最多 500 字`,
  ],
  [
    'direct-stores.csv',
    `编号,名称,图片,网址\na,店,,https://example.cn/${'x'.repeat(500)}\n`,
    2,
    '太长，最多 500 字',
  ],
])('of %s says where it is and what would be right', async (file, content, line, fault) => {
  const message = await messageOf({ [file]: content });
  expect(
    message.split('\n').find((one) => one.startsWith(`${file}:${String(line)}: `) && one.includes(fault)),
    message,
  ).toBeDefined();
});

it('lists the first thousand and tells how many more there are', async () => {
  const rows = Array.from({ length: 600 }, (_, place) => `a${String(place)},,`);
  const lines = (await messageOf({ 'district-agents.csv': `编号,地区,电话\n${rows.join('\n')}\n` })).split(
    '\n',
  );
  expect(lines).toHaveLength(1002);
  expect(lines.slice(-2)).toEqual([
    '另有 200 处，改好以上各处后再检查。',
    '共 1200 处有误，什么都没有写入。',
  ]);
});
