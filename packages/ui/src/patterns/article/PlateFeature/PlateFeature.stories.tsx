import type { Meta, StoryObj } from '@storybook/react-vite';

import { landscape } from '../../samples.js';
import { PlateFeature } from './PlateFeature.js';

const feature = {
  title: '合作平台这一年：用十二个数字说清做过的事',
  href: '#/cooperatePlate?id=1',
  intro: '二十四所学校、四十八站送教、一百三十七节公开课。哪些做成了，哪些没做成，一并写在这里。',
  image: landscape(36),
  source: '砚田教研合作平台',
  date: '2026-11-02',
};

const meta = {
  title: '文章/PlateFeature',
  tags: ['稳定'],
  component: PlateFeature,
  args: { label: '教研合作平台', feature },
} satisfies Meta<typeof PlateFeature>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const LongText: Story = {
  name: '文字长',
  args: {
    feature: { ...feature, image: '', title: feature.title.repeat(3), intro: feature.intro.repeat(4) },
  },
};

export const Loading: Story = { args: { feature: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLongText: Story = {
  name: '文字长，手机',
  ...LongText,
  globals: { viewport: { value: 'phone' } },
};
