import { describe, expect, it } from 'vitest';

import { sanitiseOnServer } from '../../app/prerender/sanitise-on-server.js';
import { sanitiseHtml } from './sanitise.js';

/** As a browser writes it: the renderer on the server ends elements without content by a stroke. */
function written(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.innerHTML;
}

describe.each([
  ['the browser', sanitiseHtml],
  ['the server', (html: string) => Promise.resolve(written(sanitiseOnServer(html)))],
])('in %s', (_where, sanitise) => {
  it('keeps the elements of an article', async () => {
    const html = '<h2>标题</h2><p>正文</p><table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(await sanitise(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<img src="x" onerror="alert(1)">', '<img src="x">'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<form action="https://evil.example"><input name="p"></form>', ''],
    ['<p style="position:fixed">x</p>', '<p>x</p>'],
  ])('makes %s safe', async (html, safe) => {
    expect(await sanitise(html)).toBe(safe);
  });

  it('opens links to other hosts in a tab without access to this page', async () => {
    expect(await sanitise('<a href="https://example.com">x</a>')).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });
});
