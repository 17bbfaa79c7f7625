import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Kbd } from '../Kbd/Kbd.js';
import { filters, longName, onTheDesk, slips } from '../samples.js';
import { SlipList } from './SlipList.js';

const meta = {
  title: '案头/SlipList',
  tags: ['试用'],
  component: SlipList,
  args: {
    title: '网店申请',
    description: '7 件在等，答应七个工作日内办完',
    filters,
    slips,
    currentId: '2',
    footer: (
      <>
        <span>
          <Kbd>J</Kbd> <Kbd>K</Kbd> 上下件
        </span>
        <span>
          <Kbd>F</Kbd> 筛选
        </span>
      </>
    ),
    back: { label: '一览', href: '#/' },
  },
  decorators: [(story) => <div style={{ maxWidth: '19.15rem' }}>{story()}</div>, onTheDesk('0')],
} satisfies Meta<typeof SlipList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('郑州书香阁图书专营店');
  },
};

export const Late: Story = {
  name: '过了时限',
  args: { slips: slips.map((slip, index) => ({ ...slip, late: index < 2 })) },
};

export const Loading: Story = { args: { slips: undefined, description: undefined } };

export const Empty: Story = {
  args: { slips: [], description: undefined, empty: '没有符合条件的件。' },
};

export const LongNames: Story = {
  name: '长名与短名',
  args: {
    slips: [
      {
        id: '1',
        name: longName,
        href: '#/1',
        age: '128 天',
        late: true,
        words: [longName, '山东'],
        note: '改后再交',
      },
      { id: '2', name: '书店', href: '#/2', age: '今天', words: ['京东'] },
    ],
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <Story />],
};

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
