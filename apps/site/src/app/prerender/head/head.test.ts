import { describe as group, expect, it } from 'vitest';

import { answerByExample } from '../../../test/answer-by-example.js';
import { collectCard, collectHead } from '../collect-head.js';
import { describe, lineOf } from './describe.js';

const origin = 'https://www.example.cn';
const BOOK = '/layout/list/booksDetails?id=128';

/** Answers by the examples of the description, one of them with other values. */
function answering(path: string, change: object): typeof fetch {
  return async (input, init) => {
    const answer = await answerByExample(input, init);
    if (input !== path) return answer;
    const { data } = (await answer.json()) as { data: object };
    return Response.json({ code: 200, msg: '', data: { ...data, ...change } });
  };
}

function refusing(path: string, code: number): typeof fetch {
  return (input, init) =>
    input === path
      ? Promise.resolve(Response.json({ code, msg: '没有此项', data: null }))
      : answerByExample(input, init);
}

async function headAt(path: string, fetch: typeof globalThis.fetch = answerByExample) {
  const { head, card } = await collectHead({ path, origin, fetch });
  const page = new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');
  const contentOf = (name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  const graph = page.querySelector('script[type="application/ld+json"]')?.textContent;
  const { '@graph': things = [] } =
    graph === undefined ? {} : (JSON.parse(graph) as { '@graph': { '@type': string; name?: string }[] });
  return {
    ...{ head, card, page, contentOf, things },
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  };
}

it('names a book, what it is about, its one address and its picture', async () => {
  const { page, contentOf, canonical, things } = await headAt(`${BOOK}&part=errata&from=chat`);
  expect(page.title).toBe('高考数学总复习·函数与导数');
  expect(canonical).toBe(`${origin}${BOOK}`);
  expect(contentOf('og:url')).toBe(canonical);
  expect(contentOf('og:type')).toBe('book');
  expect(contentOf('og:site_name')).toBe('砚田教育');
  expect(contentOf('og:locale')).toBe('zh_CN');
  expect(contentOf('og:title')).toBe(page.title);
  expect(contentOf('description')).toMatch(/^按课时编排，每课一练，答案逐步详解。《高考数学/);
  expect(contentOf('og:image')).toMatch(
    /^https:\/\/www\.example\.cn\/cards\/booksDetails-128\.png\?v=\w{16}$/,
  );
  expect([contentOf('og:image:width'), contentOf('og:image:height')]).toEqual(['1200', '630']);
  expect(contentOf('og:image:alt')).toBe('图书 · 高考数学总复习·函数与导数 · 砚田教育');
  expect(contentOf('twitter:card')).toBe('summary_large_image');
  expect(things.map((thing) => thing['@type'])).toEqual(['Book', 'BreadcrumbList']);
});

it('gives an article the address of its own column, on whichever page it is opened', async () => {
  const news = answering('/api/article/info', { id: 901, column_id: 39 });
  const { canonical } = await headAt('/layout/list/KnowledgeDetails?id=901', news);
  expect(canonical).toBe(`${origin}/layout/list/enterpriseDetails?id=901`);
});

it.each([
  { content_type: 3, type: 'NewsArticle' },
  { content_type: 4, type: 'Event' },
  { content_type: 5, type: 'Course' },
])('calls content of type $content_type of the news $type', async ({ content_type, type }) => {
  const fetch = answering('/api/article/info', { content_type, column_id: 39 });
  const { things } = await headAt('/layout/list/enterpriseDetails?id=901', fetch);
  expect(things[0]?.['@type']).toBe(type);
});

group('what search engines may list', () => {
  it.each([
    ['/layout/list/addedServices', true],
    ['/layout/list/addedServices?page=2', false],
    ['/layout/list/addedServices?grade_id=169', false],
    ['/layout/list/parentSchool', true],
    ['/layout/list/bookCorrection', false],
    ['/layout/list/personalInfor', false],
    ['/login/nowLogin', false],
    ['/layout/list/nothing', false],
  ])('%s: %s', async (path, isListed) => {
    const { contentOf } = await headAt(path);
    expect(contentOf('robots')).toBe(isListed ? undefined : 'noindex');
  });

  it('gives a filtered list and a further page the address of the list', async () => {
    const { canonical } = await headAt('/layout/list/addedServices?grade_id=169&page=3');
    expect(canonical).toBe(`${origin}/layout/list/addedServices`);
  });

  it.each([404, 410])('says nothing of an item that the API answers with %i', async (code) => {
    const { contentOf, canonical, things, page } = await headAt(BOOK, refusing('/api/book/info', code));
    expect(page.title).toBe('图书详情 · 砚田教育');
    expect([contentOf('robots'), canonical, contentOf('og:image'), things.length]).toEqual([
      'noindex',
      undefined,
      undefined,
      0,
    ]);
  });
});

it('leads from home to the page in the breadcrumbs', async () => {
  const { things } = await headAt('/layout/list/topicSubjectDetails?id=512');
  const [paper, way] = things as unknown as [{ name: string }, { itemListElement: { item: string }[] }];
  expect(way.itemListElement.map(({ item }) => item)).toEqual([
    `${origin}/`,
    `${origin}/layout/list/boutiqueTaobaoQuestions`,
    `${origin}/layout/list/topicSubjectDetails?id=512`,
  ]);
  expect(paper.name).toBe('北京市海淀区 2026 届高三上学期期中数学试卷');
});

it('leaves no text of the data a way out of its element', async () => {
  const title = '</title></script><script>alert(1)</script>"><img src=x onerror=alert(2)>&amp;<!--';
  const fetch = answering('/api/book/info', { title, description: `<p>${title}</p>`, grade: title });
  const { page, head, things, contentOf } = await headAt(BOOK, fetch);
  expect(page.title).toBe(title);
  expect(contentOf('og:title')).toBe(title);
  expect(things[0]?.name).toBe(title);
  expect([...page.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase())).toEqual(
    expect.not.arrayContaining(['img']),
  );
  expect(page.body.textContent).toBe('');
  expect(page.querySelectorAll('script')).toHaveLength(1);
  expect(head.match(/<script/g)).toHaveLength(1);
});

it('says how long a paper is, and nothing of what its files contain', async () => {
  const signed = '/files/previews/papers/512.pdf?expires=1&name=paper.pdf&signature=secret';
  const fetch = answering('/api/exam/show_file', { url: signed, page_counts: [8] });
  const { head, contentOf, card } = await headAt('/layout/list/topicSubjectDetails?id=512', fetch);
  expect(contentOf('description')).toContain('共 8 页，登录之前可以看前 6 页');
  expect(JSON.stringify({ head, card })).not.toMatch(/signature|\/files\/(?!public)/);
});

it('knows the card of a page by its name', async () => {
  const found = await collectCard({ name: 'booksDetails-128', fetch: answerByExample });
  expect(found?.card).toMatchObject({ kind: '图书', line: '高三 · 数学 · 2027 年版', stage: 'high' });
  expect((await headAt(BOOK)).contentOf('og:image')).toContain(found?.version);
  for (const name of ['nothing', 'booksDetails', 'booksDetails-0', '__proto__', 'constructor']) {
    expect(await collectCard({ name, fetch: answerByExample })).toBeUndefined();
  }
});

it('has nothing of the site where its address is not known, because relative addresses mean nothing', async () => {
  const { head } = await collectHead({ path: BOOK, origin: '', fetch: answerByExample });
  expect(head).toContain('<meta name="description"');
  expect(head).not.toMatch(/canonical|og:url|og:image|ld\+json/);
});

it('names the publisher and the site on home', async () => {
  const { page, canonical, things } = await headAt('/layout/list/home');
  expect(page.title).toBe('首页 · 砚田教育');
  expect(canonical).toBe(`${origin}/`);
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
});

group('a description', () => {
  it('is the text of the HTML, without headings, tables and markup', () => {
    expect(
      lineOf(
        '<h2>一</h2><p>编辑部&nbsp;带着<b>新书</b>。</p>\n<p>A &amp; B &lt;br&gt;</p><script>x</script>',
      ),
    ).toBe('编辑部带着新书。 A & B <br>');
  });

  it('takes as many sentences as it needs, and no more', () => {
    const long = '字'.repeat(60);
    expect(describe(['', '短句', long, '多余'])).toBe(`短句。${long}。`);
  });

  it('ends with a sentence where it can, otherwise with an ellipsis', () => {
    expect(describe([`${'字'.repeat(70)}。${'字'.repeat(70)}。`])).toBe(`${'字'.repeat(70)}。`);
    expect(Array.from(describe(['字'.repeat(200)]))).toHaveLength(120);
    expect(describe(['字'.repeat(200)])).toMatch(/…$/);
  });
});
