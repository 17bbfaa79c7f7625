import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleArticles } from '../../../kits/samples/articles.js';
import { sampleBooks } from '../../../lib/samples/catalogue.js';
import { sampleCentre } from '../../../kits/samples/centre.js';
import { sampleCourses } from '../../../lib/samples/courses.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import type { FavouriteItem } from './model.js';
import { MyCollectionView } from './MyCollection.view.js';

const books: FavouriteItem[] = sampleBooks(10)
  .slice(2)
  .map((book) => ({
    recordId: book.id,
    contentId: book.id,
    title: book.title,
    type: 2,
    book,
  }));

const articles: FavouriteItem[] = sampleArticles.map((article) => ({
  recordId: article.id,
  contentId: article.id,
  title: article.title,
  type: 3,
  article,
}));

const courses: FavouriteItem[] = sampleCourses
  .slice(0, 6)
  .map((course) => ({ recordId: course.id, contentId: course.id, title: course.title, type: 5, course }));

const papers: FavouriteItem[] = ['高二政治单元检测：探索世界与把握规律', '高三上学期期中考试历史试卷'].map(
  (title, index) => ({
    recordId: index,
    contentId: index,
    title,
    type: 1,
    paper: {
      id: index,
      title,
      href: '#/topicSubjectDetails',
      subject: '政治',
      stage: 'high',
      meta: ['高二', '政治', '贵州', '单元测试'],
      date: '2026-11-18',
      downloads: 1380,
    },
  }),
);

const activities: FavouriteItem[] = [false, true].map((over, index) => ({
  recordId: index,
  contentId: index,
  title: '县域初中化学实验送教：一辆车，三个省，四十八站',
  type: 4,
  activity: {
    id: index,
    title: '县域初中化学实验送教：一辆车，三个省，四十八站',
    href: '#/researchDetails',
    image: '',
    note: '面向：甘肃、贵州、云南乡镇初中化学教师',
    period: '2026-03-09 至 2027-12-31',
    status: over ? { label: '已结束', tone: 'quiet' } : { label: '报名中', tone: 'ok' },
    over,
    join: over ? undefined : { label: '我要加入', href: '#/thisEventRegistrationTeacher' },
  },
}));

const favourites = sampleList(books);

const meta = {
  title: '页面/个人中心/我的收藏',
  id: '页面-mycollection',
  component: MyCollectionView,
  args: {
    centre: sampleCentre,
    title: '我的收藏',
    type: 2,
    labels: { 1: '试题资源', 2: '图书', 3: '文章', 4: '活动', 5: '在线课程' },
    onTab: () => undefined,
    favourites,
    busyId: undefined,
    onRemove: () => undefined,
  },
} satisfies Meta<typeof MyCollectionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Books: Story = { args: { busyId: books[1]?.recordId } };
export const BooksOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Papers: Story = { args: { type: 1, favourites: sampleList(papers) } };

export const Articles: Story = { name: '文章', args: { type: 3, favourites: sampleList(articles) } };

/** Content that the publisher has withdrawn. */
export const Withdrawn: Story = {
  args: {
    type: 1,
    favourites: sampleList([
      ...papers,
      { recordId: 9, contentId: 9, title: '高一物理期末试卷', type: 1, withdrawn: true },
    ]),
  },
};

export const WithdrawnBook: Story = {
  name: '图书已下架',
  args: {
    favourites: sampleList([
      { recordId: 99, contentId: 99, title: '高考数学总复习·函数与导数', type: 2, withdrawn: true },
      ...books,
    ]),
  },
};

export const Activities: Story = { name: '活动', args: { type: 4, favourites: sampleList(activities) } };

export const ActivitiesOnPhone: Story = { ...Activities, globals: { viewport: { value: 'phone' } } };

export const Courses: Story = { args: { type: 5, favourites: sampleList(courses) } };

export const Loading: Story = { args: { favourites: { ...favourites, results: LOADING } } };

export const Empty: Story = {
  args: { favourites: { ...favourites, results: ready({ items: [], count: 0 }) } },
};

export const Failed: Story = { args: { favourites: { ...favourites, results: FAILED } } };
