import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleArticles } from '../../../kits/samples/articles.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { sampleUniversities } from '../../../lib/samples/universities.js';
import { ParentSchoolView } from './ParentSchool.view.js';

const contents = [
  { label: '亲子园地', href: paths.parentChildGarden.href(), count: 14 },
  { label: '聊政策', href: paths.talkPolicies.href(), count: 13 },
  { label: '看流程', href: paths.checkTheProcess.href(), count: 13 },
  { label: '查分数线', href: paths.fractionBar.href(), count: 31 },
  { label: '找大学', href: paths.findAUniversity.href(), count: 120 },
];

const products = ['高中知识清单 物理（三年通用）', '口算天天练 六年级数学（上册）'].map((title, index) => ({
  id: index + 1,
  title,
  href: paths.booksDetails.href({ id: index + 1 }),
  image: '',
  note: index === 0 ? '¥52.80' : '暂无定价',
}));

const meta = {
  title: '页面/家长/家长学堂',
  id: '页面-parentschool',
  component: ParentSchoolView,
  args: {
    title: '家长学堂',
    names: { findAUniversity: '找大学', parentChildGarden: '亲子园地', addedServices: '图书检索' },
    slides: ready([{ id: 1, image: '', title: '少一点焦虑，\n多一点办法' }]),
    contents,
    universities: ready(sampleUniversities),
    garden: ready(sampleArticles.slice(1)),
    productsTitle: '推荐图书',
    products: ready(products),
  },
} satisfies Meta<typeof ParentSchoolView>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: PHONE };
export const ReadyOnTablet: Story = { name: '平板', globals: { viewport: { value: 'tablet' } } };

export const Loading: Story = {
  args: {
    slides: LOADING,
    contents: contents.map((entry) => ({ ...entry, count: undefined })),
    universities: LOADING,
    garden: LOADING,
    products: LOADING,
  },
};

export const Empty: Story = {
  args: { slides: ready([]), universities: ready([]), garden: ready([]), products: ready([]) },
};

export const Failed: Story = {
  args: { slides: FAILED, universities: FAILED, garden: FAILED, products: FAILED },
};
