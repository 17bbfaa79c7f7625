import type { PaperFile } from '@inkstone/ui/patterns/PaperViewer';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { wirePaper, wirePaperPage } from '../../lib/samples/wire.js';
import { refusal, renderSite, success, type SiteOptions } from '../../test/site.js';
import { TopicSubjectDetails } from './TopicSubjectDetails/TopicSubjectDetails.js';

/** jsdom draws no pages: the viewer itself is tested in Chromium. */
vi.mock('@inkstone/ui/patterns/PaperViewer', () => ({
  PaperViewer: ({ title, files, download }: { title: string; files: PaperFile[]; download: ReactNode }) => (
    <section aria-label={title}>
      {files.map(({ url, kind, totalPages }) => (
        <p key={url}>{`${kind} ${url} ${String(totalPages)}`}</p>
      ))}
      {download}
    </section>
  ),
}));

const properties = {
  grade: [{ label: '高三', name: 169 }],
  subject: [{ label: '数学', name: 2 }],
  address: [{ label: '北京', name: 11 }],
  type: [{ label: '期中考试', name: 3 }],
  year: [{ label: '2026', name: 2026 }],
};

const recommendation = (id: number, type: number) => ({
  id,
  title: `推荐${String(id)}`,
  image: '',
  img_url: '',
  img_type: 1,
  description: '',
  content_type: type,
});

const DETAIL = '/api/exam/detail';
const FILE = '/files/papers/1.pdf?signature=1';

function open(server: SiteOptions['server'] = {}, owner = true) {
  return renderSite(
    <Routes>
      <Route path={paths.topicSubjectDetails.pattern} element={<TopicSubjectDetails />} />
      <Route path={paths.nowLogin.pattern} element={<p>登录页</p>} />
    </Routes>,
    {
      address: paths.topicSubjectDetails.path({ id: 1 }),
      owner,
      server: {
        [DETAIL]: () => success(wirePaperPage()),
        '/api/exam/show_file': () => success({ url: '/files/previews/1.pdf?signature=1', page_counts: [8] }),
        '/api/exam/property_list': () => success(properties),
        '/api/exam/list': () =>
          success({
            list: [1, 5, 6, 7, 8].map((id) => wirePaper({ id, title: `热门${String(id)}` })),
            count: 5,
          }),
        '/api/recommended/index': ({ column_key }) => {
          const type = { books: 2, exam: 1, course: 5 }[String(column_key)] ?? 3;
          const list = Array.from({ length: 10 }, (_, index) => recommendation(type * 100 + index, type));
          return success({ list: type === 1 ? [recommendation(1, 1), ...list] : list, count: 10 });
        },
        '/api/exam/file': () => success({ url: FILE }),
        ...server,
      },
    },
  );
}

const heading = () => screen.findByRole('heading', { level: 1, name: '高三上学期期中数学试卷' });

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

it('shows the title, date, counts and five facts, each of which leads to the list with that filter (spec: A2 topicSubjectDetails facts, A2 detail page title)', async () => {
  open();
  await heading();
  expect(document.title).toBe('高三上学期期中数学试卷');
  expect(screen.getByText('2026-11-12')).toBeVisible();
  expect(screen.getByText('1,280')).toBeVisible();
  expect(screen.getByText('356')).toBeVisible();
  await waitFor(() => {
    const hrefs = ['高三', '数学', '北京', '期中考试', '2026'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual([
      paths.listenBig.href({ grade_id: 169 }),
      paths.listenBig.href({ subject_id: 2 }),
      paths.listenBig.href({ address_id: 11 }),
      paths.listenBig.href({ type_id: 3 }),
      paths.listenBig.href({ year_id: 2026 }),
    ]);
  });
});

it('shows its facts without links where the filters cannot be fetched', async () => {
  open({ '/api/exam/property_list': () => refusal(500, '服务器开小差了') });
  await heading();
  expect(screen.getByText('期中考试')).toBeVisible();
  expect(screen.queryByRole('link', { name: '期中考试' })).toBeNull();
  expect(screen.queryByText('服务器开小差了')).toBeNull();
});

describe('the preview', () => {
  it('hands the files and their page counts to the viewer (spec: A2 topicSubjectDetails preview, A4 preview lock)', async () => {
    open();
    const viewer = await screen.findByRole('region', { name: '高三上学期期中数学试卷' });
    expect(within(viewer).getByText('pdf /files/previews/1.pdf?signature=1 8')).toBeVisible();
    expect(within(viewer).getByRole('button', { name: '下载后查看全部' })).toBeVisible();
  });

  it('shows Word files and pictures, and files of a backend that does not cut', async () => {
    open({
      '/api/exam/show_file': () => success({ url: '/files/1.docx?s=1,/files/2.PNG?s=1,/files/3.pdf?s=1' }),
    });
    expect(await screen.findByText('word /files/1.docx?s=1 undefined')).toBeVisible();
    expect(screen.getByText('image /files/2.PNG?s=1 undefined')).toBeVisible();
    expect(screen.getByText('pdf /files/3.pdf?s=1 undefined')).toBeVisible();
  });

  it('that fails leaves the page usable, and is asked for again', async () => {
    let answer = refusal(404, '该试卷暂无预览，登录后可下载');
    open({ '/api/exam/show_file': () => answer });
    expect(await screen.findByText('该试卷暂无预览，登录后可下载')).toBeVisible();
    expect(await heading()).toBeVisible();
    answer = success({ url: '/files/previews/1.pdf?signature=2', page_counts: [8] });
    fireEvent.click(screen.getByRole('button', { name: '重新打开' }));
    expect(await screen.findByText('pdf /files/previews/1.pdf?signature=2 8')).toBeVisible();
  });
});

it('lists related and hot papers, and four recommendations of each column, without the paper itself (spec: A2 topicSubjectDetails related, A2 topicSubjectDetails hot, A2 topicSubjectDetails recommendations, A7 exam recommended, A7 recommended keyword, A9 page size recommendations, A9 page size side lists, B9 page size recommended lists, B9 page size side lists)', async () => {
  const { calls } = open();
  await heading();
  const list = async (title: string) => {
    const section = (await screen.findByRole('heading', { name: title })).closest('section');
    if (section === null) throw new Error(`${title} stands in no section`);
    await waitFor(() => expect(within(section).queryAllByRole('link').length).toBeGreaterThan(0));
    return within(section).getAllByRole('link');
  };
  const related = await list('相关资源');
  expect(related.map((link) => link.getAttribute('href'))).toEqual([
    paths.topicSubjectDetails.href({ id: 2 }),
  ]);
  expect(screen.getByText('2026-11-08')).toBeVisible();
  const hot = await list('热门资源');
  expect(hot.map((link) => link.textContent)).toEqual(['热门5', '热门6', '热门7', '热门8']);
  for (const [title, href] of [
    ['必备图书', paths.booksDetails.href({ id: 200 })],
    ['必练好题', paths.topicSubjectDetails.href({ id: 100 })],
    ['必学好课', paths.onlineDetails.href({ id: 500 })],
  ] as const) {
    const links = await list(title);
    expect(links).toHaveLength(4);
    expect(links[0]?.getAttribute('href')).toBe(href);
  }
  const asked = (path: string) => calls.filter((call) => call.path === path).map(({ params }) => params);
  expect(asked('/api/exam/list')).toEqual([{ is_hot: 1, page: 1, psize: 10 }]);
  expect(asked('/api/recommended/index')).toEqual(
    [
      ['books', '必备图书'],
      ['exam', '必练好题'],
      ['course', '必学好课'],
    ].map(([column_key, title]) => ({
      column_key,
      keyword: `${String(title)} 数学 高三`,
      page: '1',
      psize: '10',
    })),
  );
});

it('leads to the feedback and the check with this paper (spec: A2 topicSubjectDetails feedback link, A2 topicSubjectDetails verify link)', async () => {
  open();
  await heading();
  expect(screen.getByRole('link', { name: '图书纠错' }).getAttribute('href')).toBe(
    paths.bookCorrection.href({ book_name: '高三上学期期中数学试卷', subject: '数学' }),
  );
  expect(screen.getByRole('link', { name: '正版查验' }).getAttribute('href')).toBe(
    paths.testAndVerify.href({ book_name: '高三上学期期中数学试卷' }),
  );
});

it('names shops only where there are links to them', async () => {
  const { unmount } = open();
  await heading();
  expect(screen.queryByText('购买纸质版')).toBeNull();
  unmount();
  open({
    [DETAIL]: () =>
      success(wirePaperPage({ buy_url: 'https://shop.example.cn/1', buy_url_jd: 'javascript:0' })),
  });
  await heading();
  expect(screen.getByRole('link', { name: '天猫旗舰店' }).getAttribute('href')).toBe(
    'https://shop.example.cn/1',
  );
  expect(screen.queryByRole('link', { name: '京东旗舰店' })).toBeNull();
});

describe('the download', () => {
  it('saves the file, and counts at once (spec: A2 topicSubjectDetails download, A5 downloads)', async () => {
    const { calls } = open({
      '/files/papers/1.pdf': () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    });
    await heading();
    fireEvent.click(screen.getByRole('button', { name: '免费下载' }));
    expect(await screen.findByText('357')).toBeVisible();
    await waitFor(() => expect(saved).toEqual(['1.pdf']));
    expect(calls.filter(({ path }) => path === '/api/exam/file').map(({ params }) => params)).toEqual([
      { id: 1 },
    ]);
    expect(calls.filter(({ path }) => path === DETAIL)).toHaveLength(1);
  });

  it('has the same state in the cut, and can be cancelled', async () => {
    const { backend } = open();
    vi.spyOn(backend.client, 'downloadFile').mockImplementation(
      (_url, { signal } = {}) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
    await screen.findByRole('button', { name: '下载后查看全部' });
    fireEvent.click(screen.getByRole('button', { name: '下载后查看全部' }));
    expect(await screen.findAllByRole('button', { name: /正在下载/ })).toHaveLength(2);
    const [first] = screen.getAllByRole('button', { name: /正在下载/ });
    if (first !== undefined) fireEvent.click(first);
    expect(await screen.findByRole('button', { name: '免费下载' })).toBeVisible();
    expect(screen.getByRole('button', { name: '下载后查看全部' })).toBeVisible();
  });

  it('sends a visitor to log in (spec: A5 downloads)', async () => {
    const { calls } = open({}, false);
    await heading();
    fireEvent.click(screen.getByRole('button', { name: '免费下载' }));
    expect(await screen.findByText('登录页')).toBeVisible();
    expect(screen.getByText('当前用户未登录')).toBeVisible();
    expect(calls.some(({ path }) => path === '/api/exam/file')).toBe(false);
  });
});

it('adds the paper to the favourites (spec: A2 topicSubjectDetails favourite)', async () => {
  const { calls } = open({ '/api/user_favorites/add': () => success(null, '收藏成功') });
  await heading();
  fireEvent.click(screen.getByRole('button', { name: '加入收藏' }));
  expect(await screen.findByText('收藏成功')).toBeVisible();
  expect(calls.filter(({ path }) => path === '/api/user_favorites/add').map(({ params }) => params)).toEqual([
    { type: 1, content_id: 1 },
  ]);
});

it('asks everything at once but the recommendations, which must fit the paper (spec: A7 exam detail)', async () => {
  const { calls } = open({ [DETAIL]: () => undefined });
  await act(() => Promise.resolve());
  expect(new Set(calls.map(({ path }) => path))).toEqual(
    new Set([
      DETAIL,
      '/api/exam/show_file',
      '/api/exam/property_list',
      '/api/exam/list',
      '/api/config/column',
    ]),
  );
});

it('says that there is no such paper', async () => {
  open({ [DETAIL]: () => refusal(404, '该试卷不存在') });
  expect(await screen.findByText('没有找到这份试卷')).toBeVisible();
  expect(screen.getByRole('link', { name: '去试卷检索' }).getAttribute('href')).toBe(paths.listenBig.href());
});
