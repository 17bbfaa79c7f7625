import { beforeEach, describe, expect, it } from 'vitest';
import { png } from '../fixtures/files.js';
import { insert } from '../support/insert.js';
import { contentsOf } from '../support/sending.js';
import { newPerson } from '../support/person.js';
import type { Folder } from './content-folder.js';
import { useLoadingSite } from './loading.js';

interface Article {
  id: number;
  title: string;
  content: string;
  image: string;
}

const site = useLoadingSite();
beforeEach(() => {
  site.sent.length = 0;
});

function article(fields: string, body = '正文。'): string {
  return `---\n${fields}\n---\n\n${body}\n`;
}

const news = article(
  '编号: donation\n标题: 捐书进乡村\n日期: 2026-03-01\n图片: donation.png\n标签: [公益, 乡村]',
);
const notice = article('编号: notice\n标题: 征订通知\n日期: 2026/3/2 08:30');
const both: Folder = {
  'articles/news/donation.md': news,
  'articles/news/donation.png': png,
  'articles/news/notice.md': notice,
};

async function list(columnId = 39): Promise<{ id: number; title: string }[]> {
  return (await site.server.ask('listArticles', { body: { column_id: columnId } })).list;
}

const titles = async (columnId?: number) => (await list(columnId)).map(({ title }) => title);

/** The rows of every table, without those that every call of an operation changes. */
async function everything() {
  return contentsOf(site.server);
}

describe('loading articles', () => {
  it('is told first and then shown, with its files', async () => {
    expect(await site.load(both)).toBe('将要：\n  文章：新增 2\n内容已载入，存入 1 个文件。');
    const shown = await list();
    expect(shown).toMatchObject([
      { title: '征订通知', column_title: '企业动态' },
      { title: '捐书进乡村', tags: [{ name: '公益' }, { name: '乡村' }], release_time: 1772294400 },
    ]);
    const { image } = shown[1] as Article;
    const file = await site.server.app.inject({ url: image });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('changes nothing when the folder is the same, and says so', async () => {
    const before = await everything();
    expect(await site.load(both)).toBe('与已载入的内容相同，没有需要改动的。');
    expect(await everything()).toEqual(before);
    expect(site.sent).toEqual([]);
  });

  it('tells in a dry run what would change, and writes nothing', async () => {
    const before = await everything();
    const changed = {
      'articles/news/notice.md': notice.replace('征订', '停刊'),
      'articles/news/new.md': article('编号: new\n标题: 新\n日期: 2026-01-01'),
    };
    expect(await site.load(changed, { isDryRun: true })).toBe(
      '如果载入，将会：\n  文章：新增 1，更新 1，下架 1\n这是试运行，什么都没有写入。',
    );
    expect(await everything()).toEqual(before);
    expect(site.sent).toEqual([]);
  });

  it('asks after it has told the changes, and writes nothing without a yes', async () => {
    const before = await everything();
    const other = { 'articles/news/new.md': article('编号: new\n标题: 新\n日期: 2026-01-01') };
    expect(await site.load(other, { confirm: () => Promise.resolve(false) })).toBe(
      '将要：\n  文章：新增 1，下架 2\n没有载入，什么都没有写入。',
    );
    expect(await everything()).toEqual(before);
    expect(site.sent).toEqual([]);
  });

  it('changes a record by its key, and leaves views, favourites and other files alone', async () => {
    const { db } = site.server.database;
    const [, { id } = { id: 0 }] = await list();
    const { token } = await newPerson(site.server, { phone: '13800000301' });
    await db.updateTable('articles').set({ view_count: 7 }).where('id', '=', id).execute();
    await site.server.ask('addFavourite', { body: { type: 3, content_id: id }, token });
    const renamed = { ...both, 'articles/news/donation.md': news.replace('捐书进乡村', '捐书进山村') };
    expect(await site.load(renamed)).toContain('文章：更新 1，不变 1');
    expect(site.sent).toEqual([]);
    expect(
      await db.selectFrom('articles').select(['title', 'view_count']).where('id', '=', id).execute(),
    ).toEqual([{ title: '捐书进山村', view_count: 7 }]);
    const favourites = await site.server.ask('listFavourites', { body: { type: 3 }, token });
    expect(favourites).toMatchObject({ count: 1, list: [{ content: { id, title: '捐书进山村' } }] });
  });

  it('keeps a record whose file is renamed or moved to another column', async () => {
    const before = await list();
    await site.load({
      'articles/policies/给乡村捐书.md': news.replace('donation.png', '../news/donation.png'),
      'articles/news/donation.png': png,
      'articles/news/notice.md': notice,
    });
    expect(await titles()).toEqual(['征订通知']);
    expect((await list(30)).map(({ id }) => id)).toEqual([before[1]?.id]);
  });

  it('withdraws what is gone, and brings it back with its id and its favourites', async () => {
    await site.load(both);
    const [, gone] = await list();
    const { token } = await newPerson(site.server, { phone: '13800000302' });
    const favourite = { type: 3, content_id: gone?.id };
    await site.server.ask('addFavourite', { body: favourite, token });
    expect(await site.load({ 'articles/news/notice.md': notice })).toContain('文章：下架 1，不变 1');
    expect(await titles()).toEqual(['征订通知']);
    const envelope = await site.server.call('getArticle', { body: { id: gone?.id } });
    expect(envelope).toMatchObject({ code: 410, msg: '该文章已下架' });
    expect(await site.load(both)).toContain('文章：重新上架 1，不变 1');
    expect((await list())[1]?.id).toBe(gone?.id);
    expect(await site.server.ask('listFavourites', { body: { type: 3 }, token })).toMatchObject({ count: 1 });
  });

  it('leaves the site as it was when a file cannot be stored, and goes on at the next run', async () => {
    const other = Buffer.concat([png, Buffer.from('x')]);
    const changed: Folder = {
      ...both,
      'articles/news/other.png': other,
      'articles/news/notice.md': notice.replace('日期', '图片: other.png\n日期'),
    };
    const before = await everything();
    const fail = () => Promise.reject(new Error('the disk is full'));
    await expect(site.load(changed, { onWrite: fail })).rejects.toThrow('the disk is full');
    expect(await everything()).toEqual(before);
    expect(await site.load(changed)).toContain('存入 1 个文件');
  });

  it('leaves the site as it was when its connection breaks in the middle', async () => {
    const other = Buffer.concat([png, Buffer.from('y')]);
    const changed: Folder = { ...both, 'articles/news/donation.png': other };
    const before = await everything();
    const cut = async () => {
      await site.server.database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()",
      );
    };
    await expect(site.load(changed, { onWrite: cut })).rejects.toThrow();
    expect(await everything()).toEqual(before);
  });
});

describe('the text of an article', () => {
  async function contentOf(body: string, files: Folder = {}): Promise<string> {
    await site.load({ 'articles/news/a.md': article('编号: a\n标题: 题\n日期: 2026-01-01', body), ...files });
    const [{ id } = { id: 0 }] = await list();
    return (await site.server.ask('getArticle', { body: { id } })).content;
  }

  it('is HTML of its Markdown, with pictures and files from the folder', async () => {
    const html = await contentOf(
      '## 小标题\n\n水是 H<sub>2</sub>O，见[表](表.pdf)与[首页](/layout/home)。\n\n![雨](图/雨.png)\n\n雨![后](图/雨.png)',
      {
        'articles/news/图/雨.png': png,
        'articles/news/表.pdf': '%PDF-1.4\n',
      },
    );
    expect(html).toMatch(
      /^<h2>小标题<\/h2>\n<p>水是 H<sub>2<\/sub>O，见<a href="\/files\/public\/content\/\w\w\/\w+\.pdf">表<\/a>/,
    );
    expect(html).toContain('<a href="/layout/home">首页</a>');
    const size = 'width="1" height="1"';
    const address = String.raw`\/files\/public\/content\/\w\w\/\w+\.png\?size=1x1`;
    const widths = String.raw`srcset="[^"]+w=240 1w" sizes="[^"]+" loading="lazy"`;
    expect(html).toMatch(
      new RegExp(
        `<figure><img src="${address}" alt="雨" ${size} ${widths}><figcaption>雨</figcaption></figure>`,
      ),
    );
    expect(html).toMatch(new RegExp(`<p>雨<img src="${address}" alt="后" ${size} ${widths}></p>`));
  });

  it('may have bold text between signs and letters, and headings of columns', async () => {
    const html = await contentOf('答案是：**随时都在。**白天也是。\n\n| 名 |\n| --- |\n| 值 |');
    expect(html).toContain('答案是：<strong>随时都在。</strong>白天也是。');
    expect(html).toContain('<th scope="col">名</th>');
  });

  it('has no address that runs a script', async () => {
    const html = await contentOf('[点](javascript:alert(1)) <https://example.cn>');
    expect(html).not.toContain('href="javascript');
    expect(html).toContain('href="https://example.cn"');
  });
});

describe('activities, courses and universities', () => {
  const activity = article(
    '编号: reading\n标题: 读书\n日期: 2026-05-01\n对象: 学生\n开始: 2026-05-01\n结束: 2999-06-01\n参加者: 全体学生\n主题: 读书与写作',
  );
  const folder: Folder = {
    'articles/thematic/reading.md': activity,
    'articles/teaching/writing.md': activity.replace('编号: reading', '编号: writing'),
    'articles/works/first.md': article(
      '编号: first\n标题: 作品\n日期: 2026-06-01\n出自活动: reading、writing',
    ),
    'universities.csv':
      '\uFEFF编号,标题,日期,省份,城市,院校类型,正文\nzju,之江大学,2026-01-01,浙江,杭州市,"综合、理工",**校训**\n',
  };

  it('are articles with fields of their own', async () => {
    await site.load(folder);
    expect(await list(28)).toMatchObject([{ title: '读书', activity_type: 2, participant: '全体学生' }]);
    expect(await list(33)).toMatchObject([
      { title: '之江大学', city: '杭州市', university_type_text: '综合、理工' },
    ]);
    const [{ id } = { id: 0 }] = await list(28);
    const shown = await site.server.ask('getArticle', { body: { id } });
    expect(shown).toMatchObject({ activity_results: [{ title: '作品' }] });
    const [other = { id: 0 }] = await list(25);
    expect(await site.server.ask('getArticle', { body: { id: other.id } })).toMatchObject({
      activity_results: [{ title: '作品' }],
    });
  });

  it('an activity with applications keeps them when it changes or is none any more', async () => {
    const [{ id } = { id: 0 }] = await list(28);
    const { id: user_id } = await newPerson(site.server, { phone: '13800000303' });
    await insert(site.server.database.db, {
      activity_applications: { article_id: id, user_id, name: '林', school: '校', tel: '1' },
    });
    await site.load({ ...folder, 'articles/thematic/reading.md': activity.replace('全体', '部分') });
    await site.load({
      ...folder,
      'articles/thematic/reading.md': article('编号: reading\n标题: 读书\n日期: 2026-05-01'),
      'articles/works/first.md': article('编号: first\n标题: 作品\n日期: 2026-06-01'),
    });
    await site.load({ 'universities.csv': folder['universities.csv'] ?? '' });
    expect(
      await site.server.database.db.selectFrom('activity_applications').select('article_id').execute(),
    ).toEqual([{ article_id: id }]);
  });
});
