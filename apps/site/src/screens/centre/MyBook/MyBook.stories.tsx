import { stageOfTitle } from '@inkstone/api/props/stages';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleCentre } from '../../../kits/samples/centre.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { MyBookView } from './MyBook.view.js';

const books = sampleList(
  ['全国卷原创冲刺卷 高三数学（高考冲刺）', '课时精练 初二数学（上册）', '口算天天练 六年级数学'].map(
    (title, index) => ({
      id: index + 1,
      title,
      href: paths.booksDetails.href({ id: index + 1 }),
      stage: stageOfTitle(title),
      date: `2026-11-0${String(index + 1)}`,
    }),
  ),
);

const meta = {
  title: '页面/个人中心/我的图书',
  id: '页面-mybook',
  component: MyBookView,
  args: { centre: sampleCentre, title: '我的图书', books },
} satisfies Meta<typeof MyBookView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { books: { ...books, results: LOADING } } };

export const Empty: Story = { args: { books: { ...books, results: ready({ items: [], count: 0 }) } } };

export const Failed: Story = { args: { books: { ...books, results: FAILED } } };
