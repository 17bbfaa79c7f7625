import type { Meta, StoryObj } from '@storybook/react-vite';

import { CopyButton } from '../../../components/CopyButton/index.js';
import { FactList } from './FactList.js';

const meta = {
  title: '版面/FactList',
  tags: ['稳定'],
  component: FactList,
  args: {
    facts: [
      { label: '提交时间', value: '2026-11-19 10:00' },
      { label: '经办人', value: '尚未分配' },
    ],
    style: { maxWidth: '28rem' },
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Marked: Story = {
  args: {
    facts: [
      { label: '店铺名称', value: '郑州书香阁图书专营店', mark: 1 },
      {
        label: '授权编号',
        value: 'YT-SQ-2025-3623',
        mark: 2,
        action: <CopyButton text="YT-SQ-2025-3623" label="复制" variant="quiet" size="sm" />,
      },
      { label: '平台', value: '天猫' },
    ],
  },
};

export const Phone: Story = { ...Marked, globals: { viewport: { value: 'phone' } } };
