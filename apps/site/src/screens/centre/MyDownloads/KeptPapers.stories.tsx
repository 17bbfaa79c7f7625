import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { samplePapers } from '../../../lib/samples/catalogue.js';
import { KeptPapersView } from './KeptPapers.view.js';

const MB = 2 ** 20;
const SIZES = [4.2, 3.1, 0.8, 1.4, 38.6];

const papers = SIZES.map((size, index) => {
  const {
    title = '',
    subject = '',
    stage = 'neutral',
    href = '',
  } = samplePapers[index % samplePapers.length] ?? {};
  return {
    id: index + 1,
    title,
    href,
    subject,
    stage,
    bytes: size * MB,
    notes: [index === 2 ? 'Word' : 'PDF', '8 页', `11/${String(24 - index)} 存`],
    part: index === 1 ? 6 : undefined,
    withdrawn: index === 3,
  };
});

const meta = {
  title: '页面/个人中心/本机试卷',
  id: '页面-keptpapers',
  component: KeptPapersView,
  args: {
    papers,
    isSupported: true,
    hidden: 0,
    inside: { places: new Map(), seeking: false },
    limit: '200',
    onLimit: fn(),
    search: '',
    onSearch: fn(),
    seenFirst: true,
    onSeenFirst: fn(),
    onPrint: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof KeptPapersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全部移走' }));
    await userEvent.click(await canvas.findByRole('button', { name: '移走' }));
    await expect(args.onRemove).toHaveBeenCalledWith([1, 2, 3, 4, 5]);
  },
};

export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { papers: undefined } };

export const Empty: Story = { args: { papers: [] } };

export const NotSupported: Story = { name: '浏览器存不住', args: { isSupported: false } };

export const FoundInside: Story = {
  name: '里面有这句话',
  args: { search: '加速度', inside: { places: new Map([[2, undefined]]), seeking: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const Hidden: Story = { name: '登录后看得到', args: { papers: [], hidden: 3 } };

export const NoneMatches: Story = { name: '没有符合的', args: { search: '圆锥曲线' } };
