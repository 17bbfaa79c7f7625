import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleBooks, samplePapers } from '../../../lib/samples/catalogue.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { samplePaperFilters } from '../../../kits/samples/papers.js';
import { BoutiqueTaobaoQuestionsView } from './BoutiqueTaobaoQuestions.view.js';

const GRADES = [
  { id: 167, name: '高一', count: 80 },
  { id: 168, name: '高二', count: 72 },
  { id: 169, name: '高三', count: 81 },
].map((grade) => ({ ...grade, href: paths.listenBig.href({ grade_id: grade.id }) }));

const home = {
  total: 233,
  piles: [{ stage: 'high' as const, name: '高中', count: 233, grades: GRADES }],
  tabs: GRADES.map(({ id, name, count, href }) => ({
    id: String(id),
    label: name,
    stage: 'high' as const,
    papers: id === 168 ? [] : samplePapers.map((paper) => ({ ...paper, favourite: paper.id === 1 })),
    count,
    href,
  })),
  firstTab: '169',
  newest: samplePapers.map(({ id, title, href }) => ({ id, title, href, date: '2026-11-18' })),
};

const meta = {
  title: '页面/试卷/精品淘题',
  id: '页面-boutiquetaobaoquestions',
  component: BoutiqueTaobaoQuestionsView,
  args: {
    title: '精品试卷',
    slides: ready([{ id: 1, image: '', title: '期中期末原卷持续更新' }]),
    filters: samplePaperFilters,
    onSearch: () => undefined,
    onChoose: () => undefined,
    home: ready(home),
    favouriteBusyId: undefined,
    onToggleFavourite: () => undefined,
    books: ready(sampleBooks(6)),
    shelf: { note: '按你的学段：高中', page: '高中图书', href: paths.highSchoolBooks.href() },
  },
} satisfies Meta<typeof BoutiqueTaobaoQuestionsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const GradeWithoutPapers: Story = {
  name: '这个年级没有试卷',
  args: { home: ready({ ...home, firstTab: '168' }) },
};

export const Loading: Story = { args: { slides: LOADING, home: LOADING, books: LOADING } };

export const Failed: Story = { args: { slides: FAILED, home: FAILED, books: FAILED } };
