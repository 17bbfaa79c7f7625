import type { Meta, StoryObj } from '@storybook/react-vite';

import { CopyButton } from '../../../components/CopyButton/index.js';
import { Stub } from './Stub.js';

const meta = {
  title: '店铺/Stub',
  tags: ['稳定'],
  component: Stub,
  args: {
    sealName: '砚田',
    keeper: '砚田存',
    children: (
      <>
        <p>您的查询码，凭它随时看进度：</p>
        <p>7KXQ-4MRW-9TEB</p>
        <CopyButton text="7KXQ-4MRW-9TEB" label="复制查询码" variant="primary" />
      </>
    ),
    counterfoil: <p>2026-11-19</p>,
  },
} satisfies Meta<typeof Stub>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Joined: Story = { name: '连在一起' };
export const Apart: Story = { name: '撕开', args: { fit: 'apart' } };
export const Askew: Story = { name: '斜放', args: { fit: 'askew' } };
export const JoinedOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const ApartOnPhone: Story = { args: { fit: 'apart' }, globals: { viewport: { value: 'phone' } } };
export const AskewOnPhone: Story = { args: { fit: 'askew' }, globals: { viewport: { value: 'phone' } } };
