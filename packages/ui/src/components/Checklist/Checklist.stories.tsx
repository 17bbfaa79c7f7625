import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PasswordField } from '../PasswordField/index.js';
import { Checklist } from './Checklist.js';
import type { CheckState } from './types.js';

const labels = ['8-16位字母和数字', '小写字母', '大写字母', '数字'];

function items(...states: CheckState[]) {
  return labels.map((label, index) => ({ label, state: states[index] ?? 'open' }));
}

const meta = {
  title: '表单控件/Checklist',
  tags: ['试用'],
  component: Checklist,
  args: { items: items() },
} satisfies Meta<typeof Checklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneMet: Story = { name: '都未满足' };

export const SomeMet: Story = {
  name: '满足一部分',
  args: { items: items('open', 'met', 'open', 'met') },
};

export const AllMet: Story = { name: '全部满足', args: { items: items('met', 'met', 'met', 'met') } };

export const Missing: Story = {
  name: '离开后还缺',
  args: { items: items('met', 'met', 'missing', 'met') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('，还缺；').parentElement).toHaveTextContent('大写字母');
  },
};

export const InAField: Story = {
  name: '在密码框下',
  args: { items: items('open', 'met', 'open', 'met') },
  render: (args) => (
    <PasswordField label="新密码" hint={<Checklist {...args} />} style={{ maxWidth: '24rem' }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('新密码')).toHaveAccessibleDescription(/大写字母 ，未满足；/);
  },
};
