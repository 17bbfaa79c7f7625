import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { sampleStops } from '../../../lib/samples/stops.js';
import { CheckTheProcessView } from './CheckTheProcess.view.js';

const types = ['中考报名与录取', '高考报名与体检', '志愿填报与录取', '强基与综合评价', '入学、转学与学籍'];
const stops = sampleList(sampleStops);

const meta = {
  title: '页面/家长/看流程',
  id: '页面-checktheprocess',
  component: CheckTheProcessView,
  args: {
    title: '看流程',
    slides: ready([{ id: 1, image: '', title: '报名、填报、录取\n一步一步来' }]),
    types: ready(types.map((label, index) => ({ id: String(index + 1), label }))),
    type: '2',
    onType: () => undefined,
    stops,
    related: [
      { label: '查分数线', href: paths.fractionBar.href() },
      { label: '找大学', href: paths.findAUniversity.href() },
      { label: '聊政策', href: paths.talkPolicies.href() },
    ],
    onSearch: () => undefined,
  },
} satisfies Meta<typeof CheckTheProcessView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { slides: LOADING, types: LOADING } };
export const ArticlesLoading: Story = { name: '文章加载中', args: { stops: { ...stops, results: LOADING } } };

/** A station without an article keeps the height of the sheet. */
export const Empty: Story = {
  args: { slides: ready([]), stops: { ...stops, results: ready({ items: [], count: 0 }) } },
};

export const Failed: Story = { args: { slides: FAILED, stops: { ...stops, results: FAILED } } };
export const TypesFailed: Story = { name: '类型没有加载出来', args: { types: FAILED } };
