import type { Meta, StoryObj } from '@storybook/react-vite';

import { FoundBand } from '@inkstone/ui/patterns/FoundBand';

import { samplePapers } from '../../../lib/samples/catalogue.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { samplePaperFilters } from '../../../kits/samples/papers.js';
import { toFoundPaper } from '../../../lib/models/found-papers.js';
import { wireFoundPaper } from '../../../lib/samples/wire.js';
import { ListenBigView } from './ListenBig.view.js';

const papers = sampleList(
  [...samplePapers, ...samplePapers].map((paper, index) => ({
    ...paper,
    id: index + 1,
    views: 3000 - index * 170,
    favourite: index % 3 === 0,
  })),
);

const notChoosing = {
  papers: undefined,
  begin: () => undefined,
  end: () => undefined,
  choose: () => undefined,
  add: () => undefined,
  set: () => undefined,
};

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
    choice: notChoosing,
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

export const FoundInside: Story = {
  name: '在试卷里找到',
  args: {
    papers: {
      ...papers,
      search: '匀变速直线运动',
      results: ready({ items: samplePapers.slice(0, 2), count: 2 }),
    },
    insideCount: 46,
    inside: (
      <FoundBand
        text="匀变速直线运动"
        papers={[1, 2].map((id) => toFoundPaper(wireFoundPaper({ id }), '匀变速直线运动'))}
        count={46}
        whole={false}
        loginHref="#/login"
        more={{ count: 20, onMore: () => undefined }}
      />
    ),
  },
};
export const FoundInsideOnPhone: Story = { ...FoundInside, globals: { viewport: { value: 'phone' } } };

/** The bar below is in a story of its own. */
export const Choosing: Story = {
  name: '选多份',
  args: {
    choice: {
      ...notChoosing,
      papers: samplePapers.slice(0, 2).map((paper, index) => ({ ...paper, id: index + 1 })),
    },
  },
};
export const ChoosingOnPhone: Story = { ...Choosing, globals: { viewport: { value: 'phone' } } };

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
