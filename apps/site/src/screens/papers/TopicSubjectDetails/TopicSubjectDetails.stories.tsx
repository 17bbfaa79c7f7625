import { KeepButton } from '@inkstone/ui/patterns/KeepButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { paths } from '../../../lib/config/paths.js';
import { sampleBooks, samplePapers } from '../../../lib/samples/catalogue.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import type { PaperPage } from './model.js';
import { PaperReading } from './PaperReading.js';
import { TopicSubjectDetailsView } from './TopicSubjectDetails.view.js';
import type { PaperSides } from './use-paper-sides.js';

const title = '北京市2026—2027学年高三上学期期中考试历史试卷';
const related = samplePapers.map(({ id, title: name, href, date = '' }) => ({
  id,
  title: name,
  href,
  date,
}));

const page: PaperPage = {
  head: {
    title,
    subject: '历史',
    stage: 'high',
    facts: [
      { label: '年级', value: '高三', href: paths.listenBig.href({ grade_id: 169 }) },
      { label: '学科', value: '历史', href: paths.listenBig.href({ subject_id: 8 }) },
      { label: '地区', value: '北京', href: paths.listenBig.href({ address_id: 11 }) },
      { label: '类型', value: '期中考试', href: paths.listenBig.href({ type_id: 3 }) },
      { label: '年份', value: '2026', href: paths.listenBig.href({ year_id: 2026 }) },
    ],
    date: '2026-11-08',
    views: 808,
    downloads: 242,
  },
  back: { label: '高三历史试卷', href: paths.listenBig.href({ grade_id: 169, subject_id: 8 }) },
  formats: ['PDF'],
  shops: [
    { label: '天猫旗舰店', href: 'https://example.com/tmall' },
    { label: '京东旗舰店', href: 'https://example.com/jd' },
  ],
  related,
  correctionHref: paths.bookCorrection.href({ book_name: title, subject: '历史' }),
  verifyHref: paths.testAndVerify.href({ book_name: title }),
};

const sides: PaperSides = {
  hot: ready(
    samplePapers.map(({ id, title: name, href, meta }) => ({ id, title: name, href, note: meta[0] })),
  ),
  recommended: [
    {
      title: '必备图书',
      kind: 'book',
      items: ready(
        sampleBooks(5).map(({ id, title: name, href }) => ({
          id,
          title: name,
          href,
          image: '',
          note: '高三 · 历史',
        })),
      ),
    },
    {
      title: '必练好题',
      kind: 'paper',
      items: ready(samplePapers.map(({ id, title: name, href }) => ({ id, title: name, href, image: '' }))),
    },
    { title: '必学好课', kind: 'course', items: ready([]) },
  ],
};

function nothing() {
  return undefined;
}
const download = { transfer: undefined, onStart: nothing, onCancel: nothing };
const crumbs = [
  { label: '首页', href: paths.home.href() },
  { label: '精品淘题', href: paths.boutiqueTaobaoQuestions.href() },
  { label: '正文' },
];
const opening = <PaperReading title="" files={LOADING} download={download} />;

const meta = {
  title: '页面/试卷/试卷详情',
  id: '页面-topicsubjectdetails',
  component: TopicSubjectDetailsView,
  args: {
    paper: ready(page),
    crumbs,
    reader: opening,
    download,
    favourite: { on: false, busy: false, onToggle: nothing },
    keep: (
      <KeepButton keeping={undefined} size="4.2 MB" onKeep={nothing} onCancel={nothing} onRemove={nothing} />
    ),
    sides,
  },
} satisfies Meta<typeof TopicSubjectDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** One way back instead of crumbs; the counts are below the pages. */
export const ReadyOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '高三历史试卷' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: '当前位置' })).toBeNull();
    const shown = canvas.getAllByText('808').filter((count) => count.checkVisibility());
    await expect(shown).toHaveLength(1);
  },
};

/** One way back to the results, in place of the crumbs. */
export const FromSearch: Story = {
  name: '从搜索结果来',
  args: {
    back: {
      href: paths.listenBig.href({ search: '辛亥革命' }),
      label: '回到“辛亥革命”的搜索结果',
      onClick: nothing,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '回到“辛亥革命”的搜索结果' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: '当前位置' })).toBeNull();
  },
};

export const Downloading: Story = {
  args: { download: { ...download, transfer: { state: 'running', percent: 46 } } },
};
export const DownloadFailedOnPhone: Story = {
  args: { download: { ...download, transfer: { state: 'failed', message: '网络中断，没有下载完' } } },
  globals: { viewport: { value: 'phone' } },
};

/** A paper whose pages cannot be shown, and lists that fail by themselves. */
export const NotOpened: Story = {
  name: '还没打开',
  args: {
    reader: <PaperReading title={title} files={FAILED} download={download} />,
    sides: { ...sides, hot: FAILED },
  },
};

/** No shops, no lists. */
export const Empty: Story = {
  args: {
    paper: ready({ ...page, shops: [], related: [] }),
    sides: {
      hot: ready([]),
      recommended: sides.recommended.map((list) => ({ ...list, items: ready([]) })),
    },
  },
};

const loading = {
  paper: LOADING,
  sides: { hot: LOADING, recommended: sides.recommended.map((list) => ({ ...list, items: LOADING })) },
} as const;
export const Loading: Story = { args: loading };
export const LoadingOnPhone: Story = { args: loading, globals: { viewport: { value: 'phone' } } };

/** It was kept, and the publisher has withdrawn it since. */
export const Withdrawn: Story = {
  name: '看着时被撤回',
  args: { withdrawn: 'kept', keep: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/现在打开的还能看完/)).toBeVisible();
  },
};

export const WithdrawnWhileOpen: Story = {
  name: '看着时被撤回，没有存',
  args: { withdrawn: 'open', keep: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/看过的页还在/)).toBeVisible();
  },
};

export const Missing: Story = { args: { paper: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { paper: FAILED } };
