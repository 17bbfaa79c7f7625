import type { Meta, StoryObj } from '@storybook/react-vite';

import { samplePapers } from '../../../lib/samples/catalogue.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { samplePaperFilters } from '../../../kits/samples/papers.js';
import { ListenBigView } from './ListenBig.view.js';

const papers = sampleList(
  [...samplePapers, ...samplePapers].map((paper, index) => ({
    ...paper,
    id: index + 1,
    views: 3000 - index * 170,
    favourite: index % 3 === 0,
  })),
);

const meta = {
  title: '页面/试卷/试卷检索',
  id: '页面-listenbig',
  component: ListenBigView,
  args: {
    title: '试卷检索',
    papers,
    filters: samplePaperFilters,
    order: { is_new: 0, is_recommended: 0 },
    ways: [],
    lastSeenId: undefined,
    favouriteBusyId: undefined,
    onOrder: () => undefined,
    onRemove: () => undefined,
    onOpen: () => undefined,
    onToggleFavourite: () => undefined,
  },
} satisfies Meta<typeof ListenBigView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const FilteredOnReturn: Story = {
  name: '返回时条件还在',
  args: {
    papers: { ...papers, choices: { grade_id: '169', year_id: '2026' }, search: '立体几何' },
    order: { is_new: 1, is_recommended: 0 },
    lastSeenId: 3,
  },
};
export const FilteredOnReturnOnPhone: Story = {
  ...FilteredOnReturn,
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { args: { papers: { ...papers, results: LOADING } } };

export const NoneMatches: Story = {
  name: '没有符合的',
  args: {
    papers: {
      ...papers,
      choices: { address_id: '82', grade_id: '169' },
      results: ready({ items: [], count: 0 }),
    },
    ways: [
      { id: 'address_id', label: '地区', value: '澳门', count: 8 },
      { id: 'grade_id', label: '年级', value: '高三', count: 3 },
    ],
  },
};

export const Failed: Story = { args: { papers: { ...papers, results: FAILED } } };
