import type { AddressCard } from '@inkstone/api/types';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { ready } from '../../lib/samples/loadable.js';
import { wireSummary } from '../../lib/samples/wire.js';
import { openDialogs } from '../../test/dialogs.js';
import { renderSite, success } from '../../test/site.js';
import { ContactView } from './WalkIntroTianLi/Contact.view.js';
import { mapHref, toAddress } from './WalkIntroTianLi/model.js';
import { WalkIntroTianLi } from './WalkIntroTianLi/WalkIntroTianLi.js';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

const LIST = '/api/article/index';

const culture = ['以砚为田', '还乡周的课堂', '勘误墙', '周三读书会', '青年导师制'].map((title) => ({
  type: '企业文化',
  title,
  intro: `${title}的故事`,
  image: '',
}));

const cards: AddressCard[] = [
  {
    company: '北京总部',
    tel: '010-00000400',
    address: '北京市海淀区砚池街6号',
    image: '/files/street-1.svg',
    image_focus: '43% 50%',
    ways: [{ kind: 'metro', duration: '步行 6 分钟', route: '海棠路站 B 口出。' }],
    longitude: 116.3155,
    latitude: 39.9425,
  },
  {
    company: '济南分社',
    tel: '0531-00000531',
    address: '济南市历下区书带草路18号',
    image: '',
    longitude: 117.0226,
    latitude: 36.6613,
  },
];

function open(search = '') {
  return renderSite(<WalkIntroTianLi />, {
    address: `${paths.walkIntroTianLi.pattern}${search}`,
    server: {
      '/api/config/column': () => success([]),
      '/api/about_us/company_intro': () =>
        success({
          company_profile: { company_intro: '<p>只做一件事。</p>', company_intro_video: '/files/film.mp4' },
          management_ideas: [{ title: '署名', idea: '一题一页都有人署名。', image: '' }],
          company_achievement: [{ introduce: '在版图书', achievement: '260余种', image: '' }],
          company_culture: culture,
          honor: [{ title: '读者信赖的教辅品牌（2025）', image: '/files/honour.svg' }],
        }),
      '/api/about_us/history': () =>
        success([
          { year: '2006', title: '一间借来的教研室', intro: '', image: '' },
          { year: '2026', title: '二十年', intro: '', image: '' },
        ]),
      '/api/common/address_card': () => success(cards),
      [LIST]: ({ column_id }) =>
        success({
          list: [wireSummary({ column_id: Number(column_id), title: `栏目${String(column_id)}` })],
          count: 25,
        }),
    },
  });
}

const asked = (calls: { path: string }[]) =>
  new Set(calls.map(({ path }) => path).filter((path) => path !== '/api/config/column'));

it('shows profile, film, ideas, achievements, culture and honours (spec: B2.5 walkIntroTianLi intro)', async () => {
  openDialogs();
  const { container } = open();
  expect(await screen.findByText('只做一件事。')).toBeVisible();
  expect(container.querySelector('video')?.getAttribute('src')).toBe('/files/film.mp4');
  expect(screen.getByText('一题一页都有人署名。')).toBeVisible();
  expect(screen.getByText('260')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /读者信赖的教辅品牌/ }));
  expect(await screen.findByRole('dialog', { name: '读者信赖的教辅品牌' })).toBeVisible();
});

it('shows the first item of the culture large and the next three beside it (spec: B2.5 culture)', async () => {
  open();
  const section = await screen.findByRole('region', { name: '企业文化' });
  const titles = Array.from(section.querySelectorAll('h3'), (title) => title.textContent);
  expect(titles).toEqual(['以砚为田', '还乡周的课堂', '勘误墙', '周三读书会']);
  const side = Array.from(section.querySelectorAll('li h3'), (title) => title.textContent);
  expect(side).toEqual(['还乡周的课堂', '勘误墙', '周三读书会']);
});

it('has five tabs, the first one open, and asks only for what is open (spec: B2.5 walkIntroTianLi tabs, B7 company_intro)', async () => {
  const { calls } = open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '公司介绍',
    '发展历程',
    '联系我们',
    '诚聘英才',
    '企业动态',
  ]);
  await screen.findByText('只做一件事。');
  expect(asked(calls)).toEqual(new Set(['/api/about_us/company_intro']));
});

it('opens the tab that the address names, and the first one for another text (spec: B2.5 walkIntroTianLi query)', async () => {
  const { unmount, calls } = open('?text=发展历程');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('发展历程');
  expect(document.title).toBe('发展历程 · 砚田教育');
  await screen.findByRole('heading', { name: '二十年' });
  expect(asked(calls)).toEqual(new Set(['/api/about_us/history']));
  unmount();
  open('?text=没有这一页');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('公司介绍');
});

it('moves between the tabs by the keyboard', () => {
  open();
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('发展历程');
  expect(document.activeElement?.textContent).toBe('发展历程');
});

it('tells the history in the order of the years (spec: B2.5 walkIntroTianLi history)', async () => {
  open('?text=发展历程');
  await screen.findByRole('heading', { name: '二十年' });
  const list = screen.getByRole('heading', { name: '二十年' }).closest('ol');
  const entries = Array.from(list?.children ?? [], ({ textContent }) => textContent.slice(0, 4));
  expect(entries).toEqual(['2006', '2026']);
});

it('shows the addresses, a sketch of the streets around the chosen one and the ways to it (spec: B2.5 walkIntroTianLi contact)', async () => {
  const { container } = open('?text=联系我们');
  const map = await screen.findByRole('figure', { name: '地图：北京总部，北京市海淀区砚池街6号' });
  expect(map.querySelector('img')?.getAttribute('src')).toBe('/files/street-1.svg');
  expect(screen.getByText('海棠路站 B 口出。')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /济南分社/ }));
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.getByRole('link', { name: '0531-00000531' }).getAttribute('href')).toBe('tel:0531-00000531');
  // Nothing is asked of another host.
  expect(container.querySelector('img[src^="http"]')).toBeNull();
});

it('shows tiles at zoom 16 where they are configured (spec: B7 maps, B9 map zoom)', () => {
  const addresses = ready(cards.map((card) => toAddress(card, '', { fileUrl: String })));
  const tiles = { template: '/tiles/{z}/{x}/{y}.png', attribution: '© 示例地图' };
  const { container } = renderSite(<ContactView addresses={addresses} tiles={tiles} />, { server: {} });
  expect(container.querySelectorAll('figure img[src^="/tiles/16/"]')).toHaveLength(15);
});

const lists = [
  {
    tab: '诚聘英才',
    column: 38,
    size: 10,
    opens: 'joinUsDetails',
    spec: 'walkIntroTianLi jobs, B7 job list, B9 page size jobs, B9 column jobs',
  },
  {
    tab: '企业动态',
    column: 39,
    size: 4,
    opens: 'enterpriseDetails',
    spec: 'walkIntroTianLi news, B9 page size enterprise news, B9 column enterprise news, B7 enterprise news',
  },
];

// In a loop, because `each` shortens what it fills into a title.
for (const { tab, column, size, opens, spec } of lists) {
  it(`${tab} lists column ${String(column)}, ${String(size)} a page, and keeps page and tab in the address (spec: B2.5 ${spec})`, async () => {
    const { calls } = open(`?text=${tab}&page=2`);
    const link = await screen.findByRole('link', { name: `栏目${String(column)}` });
    expect(link.getAttribute('href')).toBe(`#/layout/list/${opens}?id=7`);
    const [first] = calls.filter(({ path }) => path === LIST);
    expect(first?.params).toEqual({ column_id: column, page: 2, psize: size });
    fireEvent.click(screen.getByRole('link', { name: '上一页' }));
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === LIST).at(-1)?.params).toMatchObject({ page: 1 }),
    );
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab);
  });
}

it.each([
  ['Mozilla/5.0 (Linux; Android 14)', 'geo:36.6613,117.0226?q=36.6613,117.0226(%E6%B5%8E%E5%8D%97)'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)',
    'https://maps.apple.com/?ll=36.6613,117.0226&q=%E6%B5%8E%E5%8D%97',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0)',
    'https://uri.amap.com/marker?position=117.0226,36.6613&coordinate=wgs84&name=%E6%B5%8E%E5%8D%97',
  ],
])('opens the maps of %s', (userAgent, href) =>
  expect(mapHref({ company: '济南', longitude: 117.0226, latitude: 36.6613 }, userAgent)).toBe(href),
);
