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

  it.each([
    '<p align="center"><font color="red" size="4">红</font><big>大</big></p><center>中</center>',
    '<table border="1" cellpadding="4"><tbody><tr><th scope="row" colspan="2" bgcolor="#eee">1</th></tr></tbody></table>',
    '<details open=""><summary>解析</summary>略</details><ol start="3" type="a"><li value="4">四</li></ol>',
    '<img src="data:image/png;base64,AA==" alt="图" aria-hidden="true"><a href="#/layout/home">首页</a>',
    '<video src="/f.mp4" poster="p.jpg" controls=""><track src="/f.vtt" kind="captions" srclang="zh"></video>',
  ])('keeps %s', async (html) => {
    expect(await sanitise(html)).toBe(html);
  });

  it.each([
    ['<form action="/x">名<input><button>送</button></form>', ''],
    ['<iframe src="https://example.com">框</iframe><object>物</object><svg><text>画</text></svg>', ''],
    ['<marquee>动</marquee><blink>闪</blink>', '动闪'],
    ['<p id="root" name="x" data-kept="1" onclick="x()">文</p>', '<p>文</p>'],
    ['<a href="data:text/html,x">x</a><a href="ftp://x.example">y</a>', '<a>x</a><a>y</a>'],
    ['<a href="java&#10;script:x">x</a><img src="vbscript:x">', '<a>x</a><img>'],
  ])('makes %s of it as the other one does', async (html, safe) => {
    expect(await sanitise(html)).toBe(safe);
  });

  it('opens links to other hosts in a tab without access to this page', async () => {
    expect(await sanitise('<a href="https://example.com">x</a>')).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });
});
