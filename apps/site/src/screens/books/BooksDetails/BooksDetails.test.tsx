import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../../lib/config/paths.js';
import { wireBook } from '../../../lib/samples/wire.js';
import { renderSite, success } from '../../../test/site.js';
import { BooksDetails } from './BooksDetails.js';

it('shows the cover, the facts and the shops of a book, and its resources (spec: A2 booksDetails cover, A2 booksDetails facts, A2 booksDetails buttons, A2 booksDetails resources)', async () => {
  const book = {
    ...wireBook({ id: 7, title: '高三历史', img_url: '/files/cover.webp', publishing_time: 1_788_192_000 }),
    description: '',
    subject_list: [
      { id: 8, name: '历史' },
      { id: 9, name: '政治' },
    ],
    apply_area: [{ city_name: '山东省' }, { city_name: '浙江省' }],
    e_book: 'https://example.com/sample',
    buy_url: 'https://example.com/tmall',
    buy_url_jd: 'https://example.com/jd',
    video_url: '/files/film.mp4',
    address: [{ name: '济南市泉城路书店' }],
    resource: [
      {
        id: 1,
        name: '参考答案',
        list: [{ id: 31, book_id: 7, resource_id: 1, show_name: '全书答案', download_num: 86 }],
      },
    ],
  };
  const { container } = renderSite(<BooksDetails />, {
    address: paths.booksDetails.path({ id: 7 }),
    server: { '/api/book/info': () => success(book) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '高三历史' })).toBeVisible();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/cover.webp');
  expect(screen.getByRole('button', { name: '看视频介绍' })).toBeVisible();

  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['学科', '历史、政治'],
    ['出版日期', expect.stringMatching(/^2026.09.01$/)],
    ['年级', '高三'],
    ['版本', '2027 版'],
    ['适用地区', '山东省、浙江省'],
  ]);
  for (const [name, href] of [
    [/电子样书/, book.e_book],
    [/天猫旗舰店/, book.buy_url],
    [/京东旗舰店/, book.buy_url_jd],
  ] as const) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  }
  expect(screen.getByRole('button', { name: /线下书店/ })).toBeVisible();

  const resources = within(screen.getByRole('tabpanel', { name: '参考答案' }));
  expect(resources.getByText('全书答案', { selector: 'p' })).toBeVisible();
  expect(resources.getByText('86 次下载')).toBeVisible();
  expect(resources.getByRole('button', { name: /下载\s*全书答案/ })).toBeVisible();
});

it('shows the errata of a book when their part is chosen, and asks for them only then', async () => {
  const asked: unknown[] = [];
  const erratum = { id: 1, page_number: '47', place: '第 9 题', printing: 6, is_printed: 0, create_time: 0 };
  renderSite(<BooksDetails />, {
    address: paths.booksDetails.path({ id: 7 }),
    server: {
      '/api/book/info': () =>
        success({
          ...wireBook({ id: 7, title: '高三历史', apply_subject: '历史' }),
          ...{ description: '', subject_list: [], apply_area: [], e_book: '', buy_url: '', buy_url_jd: '' },
          ...{ video_url: '', address: [], resource: [] },
        }),
      '/api/book/errata': (body) => {
        asked.push(body);
        return success({ isbn: '978-7', list: [{ ...erratum, wrong_text: '2', right_text: '−2' }] });
      },
    },
  });
  const tab = await screen.findByRole('tab', { name: '勘误' });
  expect(asked).toEqual([]);
  fireEvent.click(tab);
  expect(await screen.findByRole('tab', { name: '勘误 1', selected: true })).toBeVisible();
  const list = within(await screen.findByRole('region', { name: '这本书有 1 处' }));
  expect(list.getByText('第 6 次印刷起改正')).toBeVisible();
  expect(screen.getByRole('link', { name: '告诉编辑' }).getAttribute('href')).toContain('book_number=978-7');
  expect(asked).toEqual([{ book_id: 7 }]);
});
