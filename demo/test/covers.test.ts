import { describe, expect, test } from 'vitest';
import { breakColumns, withoutEdition } from '../make/media/covers/columns.js';
import { drawCover, type CoverSpec } from '../make/media/draw-cover.js';
import { drawPicture, pictureSizes, type PictureKind } from '../make/media/draw-picture.js';

const cover: CoverSpec = {
  title: '高考语文必背篇目',
  glyph: '语',
  stage: 'high',
  year: 2027,
  caption: '高三',
};

function columnsOf(title: string): string[] {
  return breakColumns(title).map((column) => column.map(({ text }) => text).join(''));
}

function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name, , self] of svg.matchAll(/<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) return false;
    } else if (self !== '/') open.push(name ?? '');
  }
  return open.length === 0;
}

describe('breakColumns', () => {
  test.each([
    ['高考语文必背篇目', ['高考语文', '必背篇目']],
    ['中考数学压轴', ['中考数学压轴']],
    ['八年级上册物理同步练', ['八年级上册', '物理同步练']],
  ])('breaks %s between words', (title, columns) => {
    expect(columnsOf(title)).toEqual(columns);
  });

  test.each([
    '新高考数学原创卷精选',
    '道德与法治（上册）',
    '初中英语Grammar全解',
    '小学数学思维导引与奥数入门讲练',
    '普通高中学业水平合格性考试历史模拟试卷汇编',
  ])('never leaves a single character in a column: %s', (title) => {
    const columns = breakColumns(title);
    expect(columns.length).toBeLessThanOrEqual(3);
    for (const column of columns) expect(column.length).toBeGreaterThan(1);
    expect(columnsOf(title).join('')).toBe(title);
  });

  test('keeps digits and Latin letters together in one cell', () => {
    expect(breakColumns('期末冲刺100分')[0]?.map(({ text }) => text)).toContain('100');
    expect(breakColumns('A+试卷')[0]?.[0]).toMatchObject({ text: 'A+', set: 'together' });
  });

  test('drops the edition, because the cover shows it as its year', () => {
    expect(withoutEdition('高考语文必背篇目（2027 版）')).toBe('高考语文必背篇目');
    expect(withoutEdition('（2027版）')).toBe('（2027版）');
  });
});

describe('drawCover', () => {
  test('has the aspect ratio of the book card', () => {
    expect(drawCover(cover)).toContain('viewBox="0 0 600 800" width="600" height="800"');
    expect(drawCover({ ...cover, wide: true })).toContain('viewBox="0 0 800 450" width="800" height="450"');
  });

  test('escapes special characters of a title', () => {
    const svg = drawCover({ ...cover, title: '<script>&"\u0007', caption: "'<b>" });
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('<b>');
    expect(svg).not.toContain('\u0007');
    expect(isWellFormed(svg)).toBe(true);
  });

  test('draws the same picture for the same book and another one for another book', () => {
    expect(drawCover(cover)).toBe(drawCover({ ...cover }));
    expect(drawCover({ ...cover, title: '高考语文阅读' })).not.toBe(drawCover(cover));
  });
});

describe('drawPicture', () => {
  const kinds = Object.keys(pictureSizes) as PictureKind[];

  test.each(kinds)('%s is well formed, has its size and is the same every time', (kind) => {
    const spec = { kind, title: '济南市历下区<泉城路>书店 & 分店', subtitle: '正版经销单位', seed: 12 };
    const svg = drawPicture(spec);
    const [width, height] = pictureSizes[kind];
    expect(svg).toContain(`width="${String(width)}" height="${String(height)}"`);
    expect(svg).toBe(drawPicture(spec));
    expect(isWellFormed(svg)).toBe(true);
  });

  test('banners next to each other differ', () => {
    const banners = [0, 1, 2, 3].map((seed) => drawPicture({ kind: 'banner', title: '轮播图', seed }));
    expect(new Set(banners).size).toBe(4);
  });

  test('a certificate names its shop', () => {
    const svg = drawPicture({ kind: 'certificate', title: '墨香阁图书专营店', seed: 1 });
    expect(svg).toContain('墨香阁图书专营店');
    expect(svg).toContain('授 权 证 书');
  });
});
