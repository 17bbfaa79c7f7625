import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleBooks } from '../../../lib/samples/catalogue.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { SHELVES } from './shelves.js';
import { StageBooksView, type StageBooksViewProps } from './StageBooks.view.js';

const NAMES: Readonly<Record<number, string>> = {
  12: '新书上架',
  13: '名师推荐',
  14: '期末冲刺',
  15: '假期作业',
  16: '开学必备',
  17: '原创试卷',
  18: '校本考试',
  19: '同步',
  20: '工具',
  21: '其他',
};

const shelves: StageBooksViewProps['shelves'] = SHELVES.map((shelf, index) => ({
  ...shelf,
  chosen: shelf.first,
  books: ready({ list: sampleBooks(6).map((book) => ({ ...book, stage: 'high' })), count: 28 - 6 * index }),
  allHref: paths.addedServices.href({ grade_id: 9, cate_id: shelf.first }),
  onChoose: () => undefined,
  onHint: () => undefined,
}));

function grades(names: readonly string[]) {
  return names.map((label, index) => ({ label, href: paths.addedServices.href({ grade_id: 158 + index }) }));
}

const meta = {
  title: '页面/图书/分学段的图书',
  id: '页面-stagebooks',
  component: StageBooksView,
  args: {
    title: '高中图书',
    current: 9,
    stages: [
      { id: 9, name: '高中', stage: 'high', href: paths.highSchoolBooks.href(), count: 102 },
      { id: 10, name: '初中', stage: 'middle', href: paths.middleSchoolBooks.href(), count: 83 },
      { id: 7, name: '小学', stage: 'primary', href: paths.primarySchoolBooks.href(), count: 77 },
    ],
    grades: grades(['高一', '高二', '高三']),
    slides: ready([
      { id: 1, image: '', title: '高中三年，\n从课时精练到考前冲刺', href: paths.addedServices.href() },
    ]),
    onSearch: () => undefined,
    categories: ready(Object.entries(NAMES).map(([id, name]) => ({ id: Number(id), name }))),
    shelves,
  },
} satisfies Meta<typeof StageBooksView>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: PHONE };

/** Another stage has another cloth. */
export const Primary: Story = {
  args: {
    title: '小学图书',
    current: 7,
    grades: grades(['一年级', '二年级', '三年级', '四年级', '五年级', '六年级']),
  },
};

export const Loading: Story = {
  args: {
    grades: [],
    stages: meta.args.stages.map((stage) => ({ ...stage, count: undefined })),
    slides: LOADING,
    categories: LOADING,
    shelves: shelves.map((shelf) => ({ ...shelf, books: LOADING })),
  },
};
export const LoadingOnPhone: Story = { ...Loading, globals: PHONE };

export const Empty: Story = {
  args: {
    slides: ready([]),
    shelves: shelves.map((shelf) => ({ ...shelf, books: ready({ list: [], count: 0 }) })),
  },
};

export const Failed: Story = { args: { slides: FAILED, categories: FAILED } };

/** The shelves keep their tabs: another category may be there. */
export const BooksFailed: Story = {
  name: '图书没有加载出来',
  args: { shelves: shelves.map((shelf) => ({ ...shelf, books: FAILED })) },
};
