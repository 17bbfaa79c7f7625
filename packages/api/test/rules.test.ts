import { assert, constantFrom, integer, property, string, array, webUrl } from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  dashDate,
  dayOfText,
  favouriteLabel,
  favouriteType,
  fileName,
  menuPage,
  overallPercent,
  priceText,
  progressPercent,
  redirectTarget,
  slashDate,
  splitFiles,
  stageBooksPage,
  stageOfGrade,
  STAGES,
  visibleMenu,
} from '../src/rules/index.js';

describe('priceText', () => {
  it.each([
    [46.8, '¥ 46.80'],
    [120, '¥ 120.00'],
    [0.5, '¥ 0.50'],
    [0, '暂无定价'],
  ])('of %d yuan is %s', (yuan, text) => {
    expect(priceText(yuan)).toBe(text);
  });

  it('keeps every price to the cent', () => {
    assert(
      property(integer({ min: 1, max: 10_000_000 }), (cents) => {
        expect(Number(priceText(cents / 100).slice(2))).toBe(cents / 100);
      }),
    );
  });
});

describe('dates', () => {
  // 2026-09-01 00:00 in China is still August in London.
  it("are the publisher's days", () => {
    expect(dashDate(1788192000)).toBe('2026-09-01');
    expect(slashDate(1788192000)).toBe('2026/09/01');
    expect(dashDate(1788191999)).toBe('2026-08-31');
    expect(dayOfText('2026-11-12 09:30:00')).toBe('2026-11-12');
  });

  it('agree with the calendar of China', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
    // From 1992 on: China kept summer time in the years before.
    assert(
      property(integer({ min: 694_224_000, max: 4_102_444_800 }), (seconds) => {
        expect(dashDate(seconds)).toBe(calendar.format(seconds * 1000));
      }),
    );
  });
});

describe('files', () => {
  it('come apart at commas, without empty ones', () => {
    expect(splitFiles('/files/a.pdf, /files/b.pdf,')).toEqual(['/files/a.pdf', '/files/b.pdf']);
    expect(splitFiles('')).toEqual([]);
  });

  it('come back as they were joined', () => {
    const url = webUrl().filter((text) => !text.includes(','));
    assert(
      property(array(url), (urls) => {
        expect(splitFiles(urls.join(','))).toEqual(urls);
      }),
    );
  });

  it.each([
    ['/files/books/1/a.pdf?expires=1&signature=b/c', 'a.pdf'],
    ['/files/%E7%AD%94%E6%A1%88.pdf', '答案.pdf'],
    ['/files/100%.pdf', '100%.pdf'],
    ['https://cdn.example.cn/', '下载'],
  ])('%s is saved as %s', (url, name) => {
    expect(fileName(url)).toBe(name);
  });
});

it('favourites say what the button does', () => {
  expect(favouriteLabel(0)).toBe('加入收藏');
  expect(favouriteLabel(1)).toBe('取消收藏');
  expect(favouriteType).toEqual({ paper: 1, book: 2, article: 3, activity: 4, course: 5 });
});

describe('stages', () => {
  it.each([
    [167, 9],
    [169, 9],
    [164, 10],
    [166, 10],
    [158, 7],
    [163, 7],
    [9, 9],
    [10, 10],
    [7, 7],
    [999, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('of grade %s is %s', (grade, stage) => {
    expect(stageOfGrade(grade)).toBe(stage);
  });

  it('lead to their own page, without a grade to high school', () => {
    expect(stageBooksPage(168)).toBe('highSchoolBooks');
    expect(stageBooksPage(165)).toBe('middleSchoolBooks');
    expect(stageBooksPage(160)).toBe('primarySchoolBooks');
    expect(stageBooksPage(null)).toBe('highSchoolBooks');
    expect(STAGES.map(({ name }) => name)).toEqual(['高中', '初中', '小学']);
  });
});

describe('the menu', () => {
  it('opens the pages of the specification and nothing else', () => {
    const pages = Array.from({ length: 60 }, (_, id) => menuPage(id)).filter((page) => page !== undefined);
    expect(pages).toHaveLength(28);
    expect(new Set(pages).size).toBe(28);
    expect(menuPage(26)).toBe('KnowledgeDrivenGoods');
    expect(menuPage(1)).toBeUndefined();
  });

  it('keeps type 1, in order, on both levels', () => {
    const shown = { title: '', type: 1 };
    const items = [
      {
        ...shown,
        id: 2,
        sort: 2,
        children: [
          { ...shown, id: 4, sort: 9 },
          { ...shown, id: 3, sort: 1 },
        ],
      },
      { ...shown, id: 9, type: 2, sort: 0, children: [] },
      { ...shown, id: 1, sort: 1, children: [{ ...shown, id: 5, type: 0, sort: 1 }] },
    ];
    expect(visibleMenu(items).map(({ id, children }) => [id, ...children.map((child) => child.id)])).toEqual([
      [1],
      [2, 3, 4],
    ]);
  });
});

describe('redirectTarget', () => {
  it.each([
    ['/layout/list/booksDetails?id=3', { kind: 'route', path: '/layout/list/booksDetails?id=3' }],
    ['#/layout/list/home', { kind: 'route', path: '/layout/list/home' }],
    ['/login/nowLogin', { kind: 'route', path: '/login/nowLogin' }],
    ['/loginRegister', { kind: 'route', path: '/loginRegister' }],
    ['/files/public/a.pdf', { kind: 'file', url: '/files/public/a.pdf' }],
    [' https://shop.example.cn/a?b=1 ', { kind: 'external', url: 'https://shop.example.cn/a?b=1' }],
  ])('lets %s through', (text, target) => {
    expect(redirectTarget(text)).toEqual(target);
  });

  it.each([
    '',
    '/',
    '//evil.example/layout/',
    '/\\evil.example',
    '/layout\\..\\',
    '/layoutevil',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'https://inkstone.example@evil.example/',
    'http://',
    'mailto:a@b.cn',
    '#//evil.example',
    'layout/list/home',
  ])('drops %j', (text) => {
    expect(redirectTarget(text)).toBeUndefined();
  });

  it('never leaves the site but by http(s)', () => {
    const scheme = constantFrom(
      '',
      '/',
      '//',
      '#',
      'javascript:',
      'data:',
      'https://',
      '/layout/',
      '/files/',
    );
    assert(
      property(scheme, string(), (start, rest) => {
        const target = redirectTarget(start + rest);
        if (target === undefined) return;
        const address = target.kind === 'route' ? `#${target.path}` : target.url;
        const url = new URL(address, 'https://inkstone.example/');
        expect(['http:', 'https:']).toContain(url.protocol);
        if (target.kind !== 'external') expect(url.host).toBe('inkstone.example');
      }),
    );
  });
});

describe('progress', () => {
  it.each([
    [0, 8, 0],
    [4, 8, 50],
    [999_999, 1_000_000, 99],
    [8, 8, 100],
    [9, 8, 100],
    [5, 0, 0],
  ])('%d of %d is %d %%', (received, total, percent) => {
    expect(progressPercent(received, total)).toBe(percent);
  });

  it('never falls while bytes arrive, and ends at 100', () => {
    assert(
      property(integer({ min: 1 }), integer({ min: 0 }), integer({ min: 0 }), (total, a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(progressPercent(less, total)).toBeLessThanOrEqual(progressPercent(more, total));
        expect(progressPercent(total, total)).toBe(100);
      }),
    );
  });

  it('of several files is 100 only when all are', () => {
    expect(overallPercent([100, 50])).toBe(75);
    expect(overallPercent([100, 99])).toBe(99);
    expect(overallPercent([100, 100])).toBe(100);
    expect(overallPercent([])).toBe(0);
  });
});
