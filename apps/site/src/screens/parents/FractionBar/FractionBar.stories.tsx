import type { Meta, StoryObj } from '@storybook/react-vite';

import { regionOptions } from '../../../kits/list/region-options.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { FractionBarView } from './FractionBar.view.js';

function toOptions(labels: string) {
  return labels.split(' ').map((label) => ({ value: label, label }));
}
const areas = regionOptions(toOptions('北京 河北 辽宁 上海 江苏 河南 广东 海南 四川 陕西'));

const LINES = [
  ['2026', '特殊类型招生控制线', 520, 61_000, null],
  ['2026', '本科批', 425, 90_000, null],
  ['2026', '本科批', 325, null, 183],
  ['2025', '特殊类型招生控制线', 520, 64_000, null],
  ['2025', '本科批', 435, 86_000, null],
] as const;

const lines = sampleList(
  LINES.map(([year, batch, score, ranking, professional], index) => ({
    id: index + 1,
    year,
    area: '河北',
    category: '物理类',
    batch,
    kind: professional === null ? '普通类' : '美术与设计类',
    score,
    ranking,
    professional,
    ordinary: professional === null,
  })),
  { choices: { area_id: '河北' } },
);

const trend = {
  title: '河北 物理类',
  end: 750,
  series: [
    {
      name: '特殊类型招生控制线',
      points: [
        { year: '2025', score: 520 },
        { year: '2026', score: 520 },
      ],
    },
    {
      name: '本科批',
      points: [
        { year: '2025', score: 435 },
        { year: '2026', score: 425 },
      ],
    },
  ],
};

const compared = [
  {
    id: 13,
    name: '河北',
    full: 750,
    scores: new Map([
      ['物理类 本科批', 425],
      ['历史类 本科批', 440],
    ]),
  },
  { id: 31, name: '上海', full: 660, scores: new Map([['综合改革 本科批', 400]]) },
  { id: 44, name: '广东', full: 750, scores: new Map([['物理类 本科批', 436]]) },
];

const comparison = {
  areas: compared.slice(0, 1),
  year: '2026',
  rows: [],
  offered: areas,
  onChange: () => undefined,
};
const score = { text: '468', value: 468, onChange: () => undefined };

const meta = {
  title: '页面/家长/查分数线',
  id: '页面-fractionbar',
  component: FractionBarView,
  args: {
    title: '查分数线',
    slides: ready([{ id: 1, image: '', title: '各省批次线\n示例数据' }]),
    lines,
    filters: [
      { id: 'area_id', label: '地区', options: ready(areas) },
      { id: 'year_id', label: '年份', options: ready(toOptions('2026 2025 2024')) },
      { id: 'class_id', label: '科类', options: ready(toOptions('物理类 历史类')), joined: true },
      {
        id: 'batch_id',
        label: '批次',
        options: ready(toOptions('特殊类型招生控制线 本科批 专科批')),
        joined: true,
      },
    ],
    end: 750,
    score,
    trend: ready(trend),
    comparison,
    exportLines: { onCopy: () => undefined, onSave: () => undefined },
  },
} satisfies Meta<typeof FractionBarView>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: PHONE };

export const Compared: Story = {
  name: '几个地区比较',
  args: { comparison: { ...comparison, areas: compared, rows: ['物理类 本科批'] } },
};
export const ComparedOnPhone: Story = { ...Compared, globals: PHONE };

export const NothingInCommon: Story = {
  name: '没有同一科类可以比',
  args: { comparison: { ...comparison, areas: compared.slice(0, 2) } },
};

/** As it opens from the menu, before a region is chosen and without a score. */
export const NothingChosen: Story = {
  args: {
    lines: { ...lines, choices: {} },
    score: { ...score, text: '', value: undefined },
    trend: undefined,
    comparison: { ...comparison, areas: [] },
  },
};

export const OneYear: Story = { name: '只有一年', args: { trend: ready({ ...trend, series: [] }) } };

export const Loading: Story = {
  args: { slides: LOADING, lines: { ...lines, results: LOADING }, trend: LOADING },
};

export const Empty: Story = {
  args: { lines: { ...lines, search: '浙江 2019', results: ready({ items: [], count: 0 }) } },
};

export const Failed: Story = { args: { lines: { ...lines, results: FAILED }, trend: FAILED } };
