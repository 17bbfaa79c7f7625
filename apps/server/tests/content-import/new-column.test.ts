import { type Section, SECTIONS } from '@inkstone/api/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LoadingSite, startLoadingSite } from './loading.js';

const sections: Record<string, Section> = SECTIONS;

let site: LoadingSite;
beforeAll(async () => {
  site = await startLoadingSite();
  sections['readingClub'] = { id: 90, title: '读书会', detail: 'readingClubDetails' };
});
afterAll(async () => {
  delete sections['readingClub'];
  await site.close();
});

it('a column that is added to the table of sections has a folder, a list and articles', async () => {
  await site.load({
    'articles/读书会/a.md': '---\n编号: a\n标题: 第一次读书会\n日期: 2026-01-01\n---\n正文\n',
  });
  const { list } = await site.server.ask('listArticles', {
    body: { column_id: 90 },
  });
  expect(list).toMatchObject([{ title: '第一次读书会', column_title: '读书会' }]);
  const [first] = list;
  expect(await site.server.ask('getArticle', { body: { id: first?.id } })).toMatchObject({
    title: '第一次读书会',
    column_id: 90,
  });
});
