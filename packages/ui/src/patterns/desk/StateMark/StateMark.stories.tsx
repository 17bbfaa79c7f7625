import type { Meta, StoryObj } from '@storybook/react-vite';

import { longName, onTheDesk } from '../samples.js';
import { StateMark } from './StateMark.js';

const meta = {
  title: '案头/StateMark',
  tags: ['试用'],
  component: StateMark,
  args: { shape: 'ring', children: '待确认' },
  render: () => (
    <ul style={{ display: 'grid', gap: 8 }}>
      <li>
        <StateMark shape="ring">待确认</StateMark>
      </li>
      <li>
        <StateMark shape="half">联系过</StateMark>
      </li>
      <li>
        <StateMark shape="full">已确认</StateMark>
      </li>
      <li>
        <StateMark shape="dash">不参加</StateMark>
      </li>
      <li>
        <StateMark shape="full" warn>
          3 个可疑
        </StateMark>
      </li>
    </ul>
  ),
  decorators: [onTheDesk()],
} satisfies Meta<typeof StateMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = { name: '全部种类' };

export const LongAndShort: Story = {
  name: '长名、短名、没有名',
  render: () => (
    <ul style={{ display: 'grid', gap: 8, width: 200 }}>
      {[longName, '在办', ''].map((name) => (
        <li key={name}>
          <StateMark shape="half">{name}</StateMark>
        </li>
      ))}
    </ul>
  ),
};

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
