import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';

import { paths } from '../../../lib/config/paths.js';
import { sampleBooks, samplePapers } from '../../../lib/samples/catalogue.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { BooksDetailsView, type BookPage, type BooksDetailsViewProps } from './BooksDetails.view.js';

const page: BookPage = {
  hero: {
    book: {
      title: '高考一轮总复习 高三历史',
      image: '',
      price: 68.8,
      stage: 'high',
      subject: '历史',
      year: '2027',
    },
    facts: [
      { label: '学科', value: '历史' },
      { label: '出版日期', value: '2026-11-10' },
      { label: '年级', value: '高三' },
      { label: '版本', value: '2027 版' },
      { label: '适用地区', value: '全国通用' },
    ],
    sampleHref: 'https://example.com/sample',
    tmallHref: 'https://example.com/tmall',
    jdHref: 'https://example.com/jd',
    offlineShops: ['成都市新华书店', '济南市泉城路书店'],
    favourite: { on: false, onToggle: () => undefined },
  },
  description: `<h2>内容特色</h2>${'<p>一轮复习最怕两件事：面面俱到，和丢三落四。本书以大事年表为骨，以材料为肉，每一讲只解决一个问题。</p>'.repeat(24)}`,
  resources: [
    {
      id: 1,
      name: '答案解析',
      items: [
        { id: 1, name: '高三历史 答案与解析', downloads: 903 },
        { id: 2, name: '检测卷 答案', downloads: 41 },
      ],
    },
    { id: 2, name: '教学课件', items: [{ id: 3, name: '现代中国的道路', downloads: 42 }] },
  ],
  edition: '2027',
  correction: { book_name: '高考一轮总复习 高三历史', subject: '历史' },
};

const recommended: BooksDetailsViewProps['recommended'] = [
  {
    title: '必备图书',
    kind: 'book',
    items: ready(
      sampleBooks(5).map(({ id, title, href }) => ({ id, title, href, image: '', note: '高三 · 历史' })),
    ),
  },
  {
    title: '必练好题',
    kind: 'paper',
    items: ready(samplePapers.map(({ id, title, href }) => ({ id, title, href, image: '' }))),
  },
  { title: '必学好课', kind: 'course', items: ready([]) },
];

const LOADING_LIST = { title: '必备图书', kind: 'book' as const, items: LOADING };

const meta = {
  title: '页面/图书/图书详情',
  id: '页面-booksdetails',
  component: BooksDetailsView,
  args: {
    book: ready(page),
    part: 'about',
    onPart: () => undefined,
    errata: LOADING,
    downloads: { transfers: {}, start: () => undefined, cancel: () => undefined },
    recommended,
    booksHref: paths.addedServices.href(),
  },
} satisfies Meta<typeof BooksDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { spec: ['A2 booksDetails description', 'A9 description height'] },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: '内容简介' }));
    const button = await section.findByRole('button', { name: '展开', expanded: false });
    const description = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await expect(description?.offsetHeight).toBe(500);
    await userEvent.click(button);
    await expect(description?.offsetHeight).toBeGreaterThan(500);
  },
};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Downloading: Story = {
  args: {
    downloads: {
      ...meta.args.downloads,
      transfers: {
        1: { state: 'running', percent: 42 },
        2: { state: 'failed', message: '文件暂时取不到，请稍后再试' },
      },
    },
  },
};

export const Loading: Story = {
  args: { book: LOADING, recommended: [LOADING_LIST, { ...LOADING_LIST, title: '必练好题' }] },
};

/** A book without description and resources. */
export const Empty: Story = { args: { book: ready({ ...page, description: '', resources: [] }) } };

const errata = {
  isbn: '978-7-0000-0045-6',
  list: [
    ['12', '例 3', '求 16 的平方根，得 4。', '求 16 的算术平方根，得 4。', 3],
    ['47', '第 9 题图', 'BC 边标 3，AC 边标 4', 'BC 边标 4，AC 边标 3', 6],
    ['88', '第 5 题', '选项 C．2', '选项 C．−2', 4],
    ['答案册第 18 页', '', '解集为 (−1，3)。', '解集为 (−∞，−1)∪(3，＋∞)。', 6],
  ].map(([page_number, place, wrong_text, right_text, printing], index) => ({
    id: index + 1,
    page_number: String(page_number),
    place: String(place),
    wrong_text: String(wrong_text),
    right_text: String(right_text),
    printing: Number(printing),
    is_printed: 0 as const,
    create_time: 1_795_564_800,
  })),
};

export const Errata: Story = {
  name: '勘误',
  args: { part: 'errata', errata: ready(errata) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '这本书有 4 处' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '我手里的是第几次印刷' }), '4');
    const wrong = within(canvas.getByRole('region', { name: '您这一印里，有 2 处' }));
    await expect(wrong.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('region', { name: '您这一印已经改好的，2 处' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '告诉编辑' })).toHaveAttribute(
      'href',
      paths.bookCorrection.href({ ...page.correction, book_number: errata.isbn }),
    );
  },
};
export const ErrataOnPhone: Story = {
  ...Errata,
  name: '勘误，手机上',
  globals: { viewport: { value: 'phone' } },
};
export const ErrataLoading: Story = { name: '勘误：加载中', args: { part: 'errata', errata: LOADING } };
export const ErrataEmpty: Story = {
  name: '勘误：还没有',
  args: { part: 'errata', errata: ready({ isbn: '', list: [] }) },
};
export const ErrataFailed: Story = { name: '勘误：没有加载出来', args: { part: 'errata', errata: FAILED } };

/** No such book. */
export const Missing: Story = { args: { book: { state: 'missing', withdrawn: false } } };

export const Withdrawn: Story = { args: { book: { state: 'missing', withdrawn: true } } };

export const Failed: Story = { args: { book: FAILED } };
