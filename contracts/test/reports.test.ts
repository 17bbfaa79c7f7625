// @vitest-environment jsdom
import axe from 'axe-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { writeHtml } from '../src/report/html.js';
import { writeJunit } from '../src/report/junit.js';
import { contract } from './contract.js';
import { results } from './results.js';

describe('the HTML report', () => {
  const html = writeHtml(contract, results, {
    baseUrl: 'https://api.example.cn/"><script>',
    at: new Date('2026-11-21T08:00:00Z'),
  });

  beforeAll(() => {
    document.documentElement.replaceWith(new DOMParser().parseFromString(html, 'text/html').documentElement);
  });

  it('shows the request, the answer and the differences', () => {
    const failure = document.querySelector('article');
    expect(failure?.querySelector('h3')?.textContent).toBe('getBook for a visitor');
    expect(failure?.querySelector('tbody tr')?.textContent).toBe('data.list[0].title应为文字收到了数字 5');
    expect(failure?.textContent).toContain('规格 A 3 / B 7');
    expect(failure?.textContent).toContain('there is a book {"book_id":128}');
    expect(failure?.querySelector('pre')?.textContent).toContain('"book_id": 128');
  });

  it('lists every interaction with its result', () => {
    const rows = [...document.querySelectorAll('[aria-labelledby=all] tbody tr')].map(
      (row) => row.textContent,
    );
    expect(rows).toEqual([
      'loginlogin 的说明A 3 / B 7未运行：没有给出 --states-url，无法准备它的状态',
      'getBook for a visitorgetBook 的说明A 3 / B 7失败',
      'getBook with an invalid idgetBook 的说明A 3 / B 7通过',
    ]);
  });

  it('escapes what a server answers, and loads nothing', () => {
    expect(document.querySelectorAll('script, img, link, iframe, [src], [onclick]')).toHaveLength(0);
    expect(document.querySelectorAll('pre')[1]?.textContent).toContain('<script>alert(1)</script>');
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content');
    expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'");
  });

  it('is accessible', async () => {
    // jsdom has no layout to check contrast; the colours are those of the tokens, which the stories check.
    const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
});

describe('the JUnit report', () => {
  const xml = new DOMParser().parseFromString(writeJunit(contract, results), 'application/xml');

  it('is well-formed and has the right counts', () => {
    expect(xml.querySelector('parsererror')).toBeNull();
    const suites = [...xml.querySelectorAll('testsuite')].map((suite) =>
      ['name', 'tests', 'failures', 'skipped'].map((name) => suite.getAttribute(name)),
    );
    expect(suites).toEqual([
      ['账户 accounts', '1', '0', '1'],
      ['图书 books', '2', '1', '0'],
    ]);
  });

  it('has a test case for each interaction', () => {
    const failed = xml.querySelector('testcase[name="getBook for a visitor"]');
    expect(failed?.getAttribute('classname')).toBe('books.getBook');
    expect(failed?.getAttribute('time')).toBe('0.012');
    expect(failed?.querySelector('failure')?.getAttribute('message')).toContain(
      'data.list[0].title 应为文字',
    );
    expect(failed?.querySelector('failure')?.textContent).toContain('规格：A 3 / B 7');
    const left = xml.querySelector('testcase[name="login"] skipped');
    expect(left?.getAttribute('message')).toContain('没有给出 --states-url');
  });
});
