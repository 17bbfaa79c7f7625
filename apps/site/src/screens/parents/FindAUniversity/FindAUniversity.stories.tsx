import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { regionOptions } from '../../../kits/list/region-options.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { sampleUniversities } from '../../../lib/samples/universities.js';
import { FindAUniversityView } from './FindAUniversity.view.js';

const list = sampleList(sampleUniversities);
const provinces = '北京 天津 河北 辽宁 上海 江苏 浙江 河南 湖北 广东 四川 陕西';
const types = '综合 理工 师范 农林 医药 财经';

function toOptions(labels: string) {
  return labels.split(' ').map((label) => ({ value: label, label }));
}

const meta = {
  title: '页面/家长/找大学',
  id: '页面-findauniversity',
  component: FindAUniversityView,
  args: {
    title: '找大学',
    slides: ready([{ id: 1, image: '', title: '一百二十所高校，\n按省份与类型' }]),
    list,
    searchPlace: 'universities',
    noun: '大学',
    unit: '所',
    filters: [
      { id: 'province', label: '地区', options: ready(regionOptions(toOptions(provinces))) },
      { id: 'university_type', label: '类型', options: ready(toOptions(types)) },
    ],
    scoreLines: undefined,
  },
} satisfies Meta<typeof FindAUniversityView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OfOneProvince: Story = {
  name: '一个省的',
  args: {
    list: { ...list, choices: { province: '江苏' } },
    scoreLines: { label: '查江苏的分数线', href: paths.fractionBar.href({ area_id: 32 }) },
  },
};

export const Loading: Story = {
  args: { slides: LOADING, list: { ...list, results: LOADING } },
};

export const Empty: Story = {
  args: {
    list: { ...list, choices: { province: '江苏' }, results: ready({ items: [], count: 0 }) },
  },
};

export const Failed: Story = { args: { list: { ...list, results: FAILED } } };
