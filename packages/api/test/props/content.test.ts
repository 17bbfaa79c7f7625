import { expect, it } from 'vitest';

import { toArticleItem, toCourse, toStop } from '../../src/props/articles.js';
import { namedOptions, toOptions } from '../../src/props/options.js';
import { toPaperFiles } from '../../src/props/paper-files.js';
import { toRecommendation } from '../../src/props/recommendations.js';
import type { Recommendation } from '../../src/types.js';
import { course } from '../fixtures.js';
import { links } from './links.js';

it('maps an article to the props of its row, without a status where it is no activity', () => {
  expect(toArticleItem({ ...course, image: '/files/a.webp' }, links)).toEqual({
    id: 27,
    title: '草稿纸的用法',
    href: '#/27/27',
    intro: course.intro,
    image: 'https://api.test/files/a.webp',
    date: '2026-11-09',
    meta: ['砚田教育', '范大川'],
    status: undefined,
  });
});

it('maps a course to the props of its card', () => {
  const mapped = toCourse({ ...course, classes: 169, classes_text: '高三', subject_text: '数学' }, links);
  expect(mapped).toMatchObject({
    href: '#/27/27',
    meta: ['高三 数学', '范大川'],
    plays: 86,
    stage: 'high',
  });
});

it('maps an article of a procedure to the props of its step', () => {
  const step = { ...course, classes: 164, classes_text: '初一', tags: [{ id: 1, name: '报名' }] };
  expect(toStop(step, links)).toMatchObject({
    href: '#/27/27',
    grade: '初一',
    stage: 'middle',
    tags: ['报名'],
    date: '2026-11-09',
  });
});

const item: Recommendation = {
  id: 5,
  title: '函数与导数',
  image: '/wide.webp',
  img_url: '/cover.webp',
  img_type: 1,
  description: '高三',
  content_type: 2,
};

it.each([
  ['a book', 2, '/cover.webp', 'neutral'],
  ['a course', 5, '/wide.webp', undefined],
] as const)('shows the fitting picture of %s that is recommended', (_name, content_type, picture, stage) => {
  expect(toRecommendation({ ...item, content_type }, links)).toEqual({
    id: 5,
    title: '函数与导数',
    href: `#/${String(content_type)}/5`,
    image: `https://api.test${picture}`,
    note: '高三',
    stage,
  });
});

it('names the files of a paper, and finds them on the origin of the API', () => {
  const files = [
    { url: '/files/a.pdf?signature=x', pageCount: 7 },
    { url: '/files/b.DOCX', pageCount: undefined },
    { url: '/files/c.webp', pageCount: undefined },
    { url: '/files/d', pageCount: undefined },
  ];
  expect(toPaperFiles(files, links)).toEqual([
    { url: 'https://api.test/files/a.pdf?signature=x', kind: 'pdf', name: '文件1 · PDF', totalPages: 7 },
    { url: 'https://api.test/files/b.DOCX', kind: 'word', name: '文件2 · Word', totalPages: undefined },
    { url: 'https://api.test/files/c.webp', kind: 'image', name: '文件3 · 图片', totalPages: undefined },
    { url: 'https://api.test/files/d', kind: 'pdf', name: '文件4 · PDF', totalPages: undefined },
  ]);
});

it('reads both forms of options', () => {
  expect(toOptions([{ label: '高三', name: 169 }])).toEqual([{ value: '169', label: '高三' }]);
  expect(namedOptions([{ id: 2, name: '数学' }])).toEqual([{ value: '2', label: '数学' }]);
});
