import { expect, test } from '@playwright/test';

import { pageCheckScript } from './support/page-check/bundle.js';
import { exposeCallsEnded } from './support/page-check/page-calls.js';

const TEXT = '江苏省南京市高三英语期中试卷';
const HIDDEN = 'width: 80px; white-space: nowrap; overflow: hidden';

const SQUARE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;

interface Case {
  fault: string;
  rule: 'layout' | 'content' | 'bars' | 'focusRings' | 'presses';
  /** A page with the fault, and the same page without it. */
  bad: string;
  good: string;
}

const cases: readonly Case[] = [
  {
    fault: 'scrolls sideways by',
    rule: 'layout',
    bad: '<div style="width: 2000px">宽</div>',
    good: '<div style="overflow-x: auto"><div style="width: 2000px">宽</div></div>',
  },
  {
    fault: 'control out of the window',
    rule: 'layout',
    bad: '<div style="overflow: hidden"><button style="margin-left: 2000px; white-space: nowrap">登录</button></div>',
    good: '<div style="overflow-x: auto"><button style="margin-left: 2000px; white-space: nowrap">登录</button></div>',
  },
  {
    fault: 'one character a line',
    rule: 'layout',
    bad: '<p style="width: 1em">我要加入</p>',
    good: '<p style="width: 1em; writing-mode: vertical-rl">我要加入</p>',
  },
  {
    fault: 'text in a box without width',
    rule: 'layout',
    bad: '<p style="width: 0; overflow: hidden">试卷</p>',
    good: '<p style="position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%)">试卷</p>',
  },
  {
    fault: 'text cut off:',
    rule: 'layout',
    bad: `<p style="${HIDDEN}">${TEXT}</p>`,
    good: `<p style="${HIDDEN}; text-overflow: ellipsis" title="${TEXT}">${TEXT}</p>`,
  },
  {
    fault: 'text cut off without a way to it',
    rule: 'layout',
    bad: `<p style="${HIDDEN}; text-overflow: ellipsis">${TEXT}</p>`,
    good: `<a href="#paper"><p style="${HIDDEN}; text-overflow: ellipsis">${TEXT}</p></a>`,
  },
  {
    fault: 'last line of one character',
    rule: 'layout',
    bad: '<h2 style="width: 4.2em; text-wrap: wrap">输入防伪码</h2>',
    good: '<h2 style="width: 4.2em; text-wrap: balance">输入防伪码</h2>',
  },
  {
    fault: 'cut where it tells two apart',
    rule: 'content',
    bad: `<ul><li><a href="#a" style="display: block; ${HIDDEN}; text-overflow: ellipsis">${TEXT}上</a></li><li><a href="#b" style="display: block; ${HIDDEN}; text-overflow: ellipsis">${TEXT}下</a></li></ul>`,
    good: `<ul><li><a href="#a" style="display: block; ${HIDDEN}; text-overflow: ellipsis">上${TEXT}</a></li><li><a href="#b" style="display: block; ${HIDDEN}; text-overflow: ellipsis">下${TEXT}</a></li></ul>`,
  },
  {
    fault: 'squeezed into a narrow column',
    rule: 'content',
    bad: `<p style="width: 3em">${TEXT.repeat(3)}</p>`,
    good: `<p style="width: 9em">${TEXT.repeat(3)}</p>`,
  },
  {
    fault: 'picture out of its ratio',
    rule: 'content',
    bad: `<img alt="" src="${SQUARE}" style="width: 80px; height: 20px">`,
    good: `<img alt="" src="${SQUARE}" style="width: 80px; height: 20px; object-fit: cover">`,
  },
  {
    fault: 'text over text',
    rule: 'layout',
    bad: '<p>名师推荐</p><p style="margin-top: -2.4em">共 20 种</p>',
    good: '<p>名师推荐</p><p>共 20 种</p>',
  },
  {
    fault: 'bars take',
    rule: 'bars',
    bad: '<nav style="position: fixed; inset: 0 0 auto; height: 45vh"></nav>',
    good: '<nav style="position: static; height: 45vh"></nav>',
  },
  {
    fault: 'focus ring of',
    rule: 'focusRings',
    bad: '<style>:focus { outline: 2px solid #ccc }</style><button>登录</button>',
    good: '<style>:focus { outline: 2px solid #0645ad }</style><button>登录</button>',
  },
  {
    fault: 'no focus ring',
    rule: 'focusRings',
    bad: '<style>:focus { outline: none }</style><button>登录</button>',
    good: '<style>:focus { outline: none; box-shadow: 0 0 0 2px #000 }</style><button>登录</button>',
  },
  {
    fault: 'focus on the body after a press',
    rule: 'presses',
    bad: '<button aria-expanded="false" onclick="this.remove()">展开</button>',
    good: '<button aria-expanded="false" onclick="this.ariaExpanded = true">展开</button>',
  },
];

for (const { fault, rule, bad, good } of cases) {
  test(`the check of a page finds: ${fault}`, async ({ page }) => {
    const script = await pageCheckScript();
    await exposeCallsEnded(page);
    async function check(body: string): Promise<string> {
      await page.setContent(
        `<!doctype html><html lang="zh-CN"><body style="margin: 8px">${body}</body></html>`,
      );
      await page.evaluate(`${script};globalThis.pageCheck = pageCheck`);
      return (await page.evaluate((name) => pageCheck[name]([]), rule)).join('\n');
    }
    expect(await check(bad)).toContain(fault);
    expect(await check(good)).toBe('');
  });
}
