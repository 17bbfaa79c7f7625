import { expect, it } from 'vitest';

import { sanitiseHtml } from './sanitise.js';

it('keeps the elements of an article', async () => {
  const html = '<h2>标题</h2><p>正文</p><table><tbody><tr><td>1</td></tr></tbody></table>';
  expect(await sanitiseHtml(html)).toBe(html);
});

it.each([
  ['<script>alert(1)</script>', ''],
  ['<img src="x" onerror="alert(1)">', '<img src="x">'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<form action="https://evil.example"><input name="p"></form>', ''],
  ['<p style="position:fixed">x</p>', '<p>x</p>'],
])('makes %s safe', async (html, safe) => {
  expect(await sanitiseHtml(html)).toBe(safe);
});

it('opens links to other hosts in a tab without access to this page', async () => {
  expect(await sanitiseHtml('<a href="https://example.com">x</a>')).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
  );
});
