import { beforeAll, describe, expect, it } from 'vitest';
import { docx, pdf, png } from '../fixtures/files.js';
import { newPerson } from '../support/person.js';
import type { Folder } from './content-folder.js';
import { useLoadingSite } from './loading.js';

const site = useLoadingSite();
let token: string;
beforeAll(async () => {
  ({ token } = await newPerson(site.server, { phone: '13800000311' }));
});

function csv(...rows: string[]): string {
  return `\uFEFF${rows.join('\r\n')}\r\n`;
}

const paperHeadings = '编号,标题,年级,学科,地区,类型,年份,日期,文件,热门';
const exam =
  'exam,高三数学期中试卷,高三,数学,北京,期中考试,2026,2026-05-01,"files/exam.pdf、files/answers.docx",是';
const test = 'test,初一英语月考,初一,英语,浙江省,月考,2026,2026-04-01,files/exam.pdf,';
const papers: Folder = {
  'papers.csv': csv(paperHeadings, exam, test),
  'files/exam.pdf': pdf,
  'files/answers.docx': docx,
};

describe('papers', () => {
  const list = (body: object = {}) => site.server.ask('listPapers', { body });

  it('are listed, counted and found, and their files are downloaded', async () => {
    expect(await site.load(papers)).toBe('将要：\n  试卷：新增 2\n内容已载入，存入 2 个文件。');
    expect(await list({ grade_id: 169, subject_id: 2 })).toMatchObject({
      count: 1,
      list: [{ title: '高三数学期中试卷' }],
    });
    expect(await list({ is_hot: 1 })).toMatchObject({ count: 1 });
    expect((await list({ search: '英语月考' })).count).toBe(1);
    const [{ id } = { id: 0 }] = (await list({ search: '期中' })).list;
    const { url } = await site.server.ask('getPaperFiles', { body: { id }, token });
    const links = url.split(',');
    expect(links).toHaveLength(2);
    const file = await site.server.app.inject({ url: links[0] ?? '' });
    expect([file.statusCode, file.rawPayload.equals(pdf)]).toEqual([200, true]);
  });

  it('follow their spreadsheet in lists, counts and searches; downloads stay counted', async () => {
    const before = await site.server.db
      .selectFrom('papers')
      .select(['id', 'download_count'])
      .orderBy('id')
      .execute();
    expect(before.map((row) => row.download_count)).toContain(1);
    const moved = exam.replace('高三数学期中', '高二数学期中').replace(',高三,', ',高二,');
    expect(await site.load({ ...papers, 'papers.csv': csv(paperHeadings, test, moved) })).toContain(
      '试卷：更新 1，不变 1',
    );
    expect((await list({ grade_id: 169 })).count).toBe(0);
    expect((await list({ grade_id: 168, search: '高二数学' })).count).toBe(1);
    expect(await site.load({ ...papers, 'papers.csv': csv(paperHeadings, test) })).toContain(
      '试卷：下架 1，不变 1',
    );
    expect((await list()).count).toBe(1);
    expect((await list({ search: '高二数学' })).count).toBe(0);
    expect(await site.load(papers)).toContain('试卷：重新上架 1，不变 1');
    expect((await list({ grade_id: 169 })).count).toBe(1);
    expect(
      await site.server.db.selectFrom('papers').select(['id', 'download_count']).orderBy('id').execute(),
    ).toEqual(before);
  });
});

describe('books', () => {
  const books: Folder = {
    'books.yaml': `
- 编号: algebra
  标题: 高考数学总复习
  学段: 高中
  年级: 高三
  学科: [数学]
  分类: [同步, 新书上架]
  版次年份: 2027
  日期: 2026-06-05
  定价: 46.80
  封面: cover.png
  正文: |
    ## 特色

    每课一练。
`,
    'book-resources.csv': csv(
      '编号,图书,类别,名称,文件',
      'algebra-answers,algebra,答案解析,答案,answers.pdf',
    ),
    'cover.png': png,
    'answers.pdf': pdf,
  };
  const list = () => site.server.ask('listBooks', { body: {} });
  const book = (book_id: number) => site.server.ask('getBook', { body: { book_id } });

  it('have a cover, a price, categories and resources', async () => {
    await site.load(books);
    const { count, list: found } = await list();
    expect(count).toBe(1);
    expect(found).toMatchObject([{ title: '高考数学总复习', price: 46.8 }]);
    const shown = await book(found[0]?.id ?? 0);
    expect(JSON.stringify(shown)).toContain('<h2>特色</h2>');
    expect(shown.resource.flatMap((group) => group.list)).toHaveLength(1);
  });

  it('lose a resource that is gone, and get it back with its downloads', async () => {
    await site.server.database.db.updateTable('book_resources').set({ download_count: 9 }).execute();
    const [{ id } = { id: 0 }] = (await list()).list;
    const without = { ...books, 'book-resources.csv': '编号\n' };
    expect(await site.load(without)).toContain('图书资源：下架 1');
    expect((await book(id)).resource.flatMap((group) => group.list)).toEqual([]);
    await site.load(books);
    expect((await book(id)).resource.flatMap((group) => group.list)).toMatchObject([{ download_num: 9 }]);
  });

  it('are refused with a grade of another stage, and resources without their book', async () => {
    const wrong = String(books['books.yaml'])
      .replace('学段: 高中', '学段: 初中')
      .replace('编号: algebra', '编号: other');
    await expect(site.load({ ...books, 'books.yaml': wrong })).rejects.toThrow(
      /^book-resources\.csv:2: 没有编号为“algebra”的图书；应写文件夹里某条图书的编号\nbooks\.yaml:2: 年级不属于所写的学段\n共 2 处/,
    );
  });
});

describe('score lines, shops and agents', () => {
  const folder: Folder = {
    'score-lines.csv': csv('编号,省份,年份,科类,批次,分数,位次', 'zj26,浙江,2026,综合改革,本科批,490,'),
    'online-shops.csv': csv(
      '编号,名称,平台,省份,网址,证书,授权日期,开始,结束',
      'YT-001,砚田旗舰店,天猫,浙江,https://shop.example.cn,cert.png,2026-01-01,2026-01-01,2027-12-31',
    ),
    'offline-stores.csv': csv(
      '编号,省份,城市,名称,地址,电话',
      's1,浙江,杭州市,湖畔书店,湖滨路 1 号,0571-00000001',
    ),
    'district-agents.csv': csv('编号,地区,电话', 'a1,华东,0571-00000002'),
    'cert.png': png,
  };
  const lists = async () => ({
    scores: (await site.server.ask('listScoreLines', { body: {} })).count,
    online: (await site.server.ask('listOnlineShops', { body: {} })).count,
    offline: (await site.server.ask('listOfflineStores', { body: {} })).count,
    agents: (await site.server.ask('getDistrictAgentPhones')).length,
  });

  it('are shown, and are gone when they are gone from the folder', async () => {
    await site.load(folder);
    expect(await lists()).toEqual({ scores: 1, online: 1, offline: 1, agents: 1 });
    await site.load(papers);
    expect(await lists()).toEqual({ scores: 0, online: 0, offline: 0, agents: 0 });
    await site.load(folder);
    expect(await lists()).toEqual({ scores: 1, online: 1, offline: 1, agents: 1 });
  });
});
