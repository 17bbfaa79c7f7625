// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, it, vi } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { provideSanitiser } from '../../lib/html/sanitise.js';
import { answerByExample } from '../../test/answer-by-example.js';
import type * as template from './fill-template.js';
import { collectDocument, renderDocument } from './render-document.js';
import { sanitiseOnServer } from './sanitise-on-server.js';
import { contentPath, siteAddress, siteRoutes } from './site-routes.js';

const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8').replace(
  '<!--start-->',
  '',
);

// The renderer has the built page beside it.
vi.mock('./fill-template.js', async (importOriginal) => ({
  ...(await importOriginal<typeof template>()),
  readTemplate: () => page,
}));

beforeAll(() => provideSanitiser(sanitiseOnServer));

const origin = 'https://www.example.cn';

async function documentAt(path: string, fetch: typeof globalThis.fetch = answerByExample) {
  const collected = await collectDocument({ path, fetch });
  const { status, html, facts } = await renderDocument({ ...collected, path, device: 'phone', origin });
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
  return { status, html, facts, main, text: main.replaceAll(/<[^>]*>/g, ' ') };
}

function refusing(code: number, calls = /info|detail|read/): typeof fetch {
  return (input, init) =>
    calls.test(input instanceof Request ? input.url : String(input))
      ? Promise.resolve(Response.json({ code, msg: '', data: null }))
      : answerByExample(input, init);
}

const open = siteRoutes.filter(({ kind }) => !['home', 'own', 'login'].includes(kind));

it.each(open)('shows what $name has to say, in links without #', async ({ name, kind }) => {
  const { status, main, html, facts } = await documentAt(
    (paths[name] as { path: (query: object) => string }).path({ id: 901 }),
  );
  expect(status).toBe(200);
  expect(main).toContain('<h1');
  expect(html).not.toContain('href="#/');
  expect(html).toContain(' data-base="/"');
  expect(html).not.toMatch(/<base | (?:href|src)="\.\//);
  expect(facts).toMatchObject({ status: 200, isIndexed: true, ...(kind === 'detail' && { id: 901 }) });
  // What is still being fetched would stay so for those who read without scripts. Beside a detail it may.
  if (kind !== 'detail') expect(main.includes('aria-busy="true"')).toBe(false);
});

it.each(siteRoutes.filter(({ kind }) => kind === 'own' || kind === 'login'))(
  'keeps $name from search engines, without anything to hydrate and without a word in the log',
  async ({ patterns: [pattern = ''] }) => {
    const warn = vi.spyOn(console, 'warn');
    const { status, html, facts } = await documentAt(pattern);
    expect(status).toBe(200);
    expect(facts.isIndexed).toBe(false);
    expect(html).not.toContain('data-time');
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  },
);

describe('a detail whose item is missing', () => {
  it.each([
    { code: 404, says: '没有找到这本书' },
    { code: 410, says: '这本书已下架' },
  ])('says so with status $code, and leads on', async ({ code, says }) => {
    const { status, text, main, html, facts } = await documentAt(
      '/layout/list/booksDetails?id=7',
      refusing(code),
    );
    expect(status).toBe(code);
    expect(text).toContain(says);
    expect(main).toContain('href="/layout/list/addedServices');
    expect(facts).toMatchObject({ isIndexed: false, id: undefined });
    // The application asks anew.
    expect(html).not.toContain('data-time');
  });

  it('fails where the API does not answer, which says nothing about the item', async () => {
    await expect(documentAt('/layout/list/booksDetails?id=7', refusing(500))).rejects.toThrow();
  });
});

it('shows a paper whose file is missing', async () => {
  const paper = paths.topicSubjectDetails.path({ id: 901 });
  const { status, text } = await documentAt(paper, refusing(404, /show_file/));
  expect(status).toBe(200);
  expect(text).toContain('试卷');
});

it('says that no screen is at an unknown address', async () => {
  const { status, text } = await documentAt('/layout/list/nothing');
  expect(status).toBe(404);
  expect(text).toContain('这一页找不到了');
});

describe('an address', () => {
  const book = paths.booksDetails.path({ id: 7 });
  it.each([
    ['/layout/list/booksDetails?id=7&from=chat', book],
    ['/layout/list/booksDetails?from=chat&id=7', book],
    ['/layout/list/booksDetails?id=7&part=errata', `${book}&part=errata`],
    ['/layout/list/booksDetails?id=7&part=other', book],
    ['/layout/list/addedServices?page=1', paths.addedServices.path()],
    ['/layout/list/addedServices?page=2&grade_id=9&x=1', paths.addedServices.path({ grade_id: 9, page: 2 })],
    ['/layout/list/highSchoolBooks?cate_id=13', '/layout/list/highSchoolBooks?cate_id=13'],
    ['/layout/list/highSchoolBooks?cate_id=12,999', '/layout/list/highSchoolBooks'],
    ['/layout/list/personalCenter/myBook', '/layout/list/myBook'],
    ['/layout/list/parentSchool?page=3', '/layout/list/parentSchool'],
  ])('%s is written as %s', (path, written) => {
    expect(siteAddress(path)?.path).toBe(written);
  });

  it.each([
    '/layout/list/booksDetails',
    ...['', '0', '-1', '1e3', 'x', '1.5', '9999999999', '7&id=8', '%00', '7%20'].map(
      (id) => `/layout/list/booksDetails?id=${id}`,
    ),
    '/layout/list/booksDetails/',
    '/layout/list/BOOKSDETAILS?id=7',
    '/layout/list/nothing',
    '/',
    '',
  ])('%s is none', (path) => {
    expect(siteAddress(path)).toBeUndefined();
  });

  it('is known of each piece of content', () => {
    expect(contentPath({ type: 2, id: 7 })).toBe(book);
    expect(contentPath({ id: 9, column_id: 30 })).toBe(paths.talkPoliciesDetails.path({ id: 9 }));
    expect(contentPath({ id: 9, column_id: 15 })).toBe(paths.cooperatePlate.path({ id: 9 }));
  });
});
