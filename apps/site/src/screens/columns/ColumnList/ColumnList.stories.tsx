import type { Meta, StoryObj } from '@storybook/react-vite';

import { ArticleListPage } from '../../../kits/article/ArticleListPage.js';
import { DonationInvitation } from '../../../kits/donation/DonationInvitation.js';
import { sampleArticles } from '../../../kits/samples/articles.js';
import { sampleList } from '../../../kits/samples/list.js';
import { sampleHot, sampleStageFilters } from '../../../kits/samples/results.js';
import { SideList } from '../../../kits/side/SideList.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';

const list = sampleList(sampleArticles);

const meta = {
  title: '页面/栏目/文章列表',
  id: '页面-columnlist',
  component: ArticleListPage,
  args: {
    title: '聊政策',
    slides: ready([{ id: 1, image: '', title: '聊政策' }]),
    list,
    searchPlace: 'policies',
    noun: '文章',
    unit: '篇',
  },
} satisfies Meta<typeof ArticleListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** 公益助学: no search, and an invitation beside the list. */
export const WithInvitation: Story = {
  args: { title: '公益助学', searchPlace: undefined, side: <DonationInvitation /> },
};

/** 项目成果 and 作品展示: filters, and activities beside the list. */
export const WithFilters: Story = {
  name: '带筛选',
  args: {
    title: '项目成果',
    searchPlace: undefined,
    filters: sampleStageFilters,
    side: <SideList list={sampleHot} />,
  },
};
export const FiltersLoading: Story = {
  name: '带筛选，加载中',
  args: {
    slides: LOADING,
    list: { ...list, results: LOADING },
    filters: sampleStageFilters.map((filter) => ({ ...filter, options: LOADING })),
    side: <SideList list={{ ...sampleHot, items: LOADING }} />,
  },
};

export const Loading: Story = { args: { slides: LOADING, list: { ...list, results: LOADING } } };
export const Empty: Story = { args: { list: { ...list, results: ready({ items: [], count: 0 }) } } };
export const Failed: Story = { args: { slides: FAILED, list: { ...list, results: FAILED } } };
