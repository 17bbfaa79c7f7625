import { expect, it, vi } from 'vitest';

import { sectionPath } from '../../lib/config/within.js';
import { toFooter, toShops } from './colophon.js';
import { currentIdOf, toSections } from './menu.js';

const menu = [
  { id: 17, title: '首页', type: 1, sort: 1, children: [] },
  {
    id: 15,
    title: '教师助手',
    type: 1,
    sort: 2,
    children: [
      { id: 24, title: '教研项目', type: 1, sort: 1 },
      { id: 99, title: '没有去处', type: 1, sort: 2 },
    ],
  },
  { id: 98, title: '空栏目', type: 1, sort: 3, children: [] },
];

it('links the menu to its pages and leaves out items without one (spec: A2 menu other)', () => {
  expect(toSections(menu)).toEqual([
    { id: 17, label: '首页', href: '#/layout/list/home', children: [] },
    {
      id: 15,
      label: '教师助手',
      href: '#/layout/list/teacherHand',
      children: [{ id: 24, label: '教研项目', href: '#/layout/list/research' }],
    },
  ]);
});

it('finds the menu item of a path', () => {
  const sections = toSections(menu);
  expect(currentIdOf(sections, '/layout/list/research')).toBe(24);
  expect(currentIdOf(sections, '/layout/list/teacherHand')).toBe(15);
  expect(currentIdOf(sections, sectionPath('/layout/list/researchDetails')), 'the page of an item').toBe(24);
  expect(currentIdOf(sections, '/layout/list/addedServices')).toBeUndefined();
});

it('has four shortcuts, named as in the menu; the one for the shops opens a drawer (spec: A2 footer shortcuts)', () => {
  const onShops = vi.fn();
  const { shortcuts } = toFooter({
    config: undefined,
    names: { testAndVerify: '查正版', bookCorrection: '图书纠错' },
    onShops,
  });
  expect(shortcuts.map(({ label, href }) => [label, href])).toEqual([
    ['查正版', '#/layout/list/testAndVerify'],
    ['图书纠错', '#/layout/list/bookCorrection'],
    ['官方店铺', undefined],
    ['我的账户', '#/layout/list/personalCenter'],
  ]);
  shortcuts.find(({ id }) => id === 'shops')?.onSelect?.();
  expect(onShops).toHaveBeenCalledOnce();
});

it('shows each shop with its picture and link, and leaves out those that may not be opened (spec: A2 footer official shops)', () => {
  const client = { fileUrl: (path: string) => `https://api.test${path}` };
  const stores = [
    { platform: '天猫', image: '/files/public/t.svg', url: 'https://example.com/t' },
    { platform: '可疑', image: '', url: 'javascript:alert(1)' },
  ];
  expect(toShops(stores, client)).toEqual([
    { platform: '天猫', image: 'https://api.test/files/public/t.svg', url: 'https://example.com/t' },
  ]);
});
