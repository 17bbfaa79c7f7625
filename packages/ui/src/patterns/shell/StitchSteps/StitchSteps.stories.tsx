import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LoginCard } from '../LoginCard/LoginCard.js';
import { brand } from '../../samples.js';
import { StitchSteps } from './StitchSteps.js';

const meta = {
  title: '外框/StitchSteps',
  tags: ['稳定'],
  component: StitchSteps,
  args: { brand, title: '找回密码', steps: ['验明账号', '设新密码', '重新登录'], current: 0 },
  render: (args) => (
    <LoginCard brand={brand} title="找回密码" side={<StitchSteps {...args} />}>
      <p>先证明这个账号是您的。</p>
    </LoginCard>
  ),
} satisfies Meta<typeof StitchSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};

export const SecondStep: Story = {
  args: { current: 1 },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('验明账号已完成');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
};

export const FirstStepOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const SecondStepOnPhone: Story = { ...SecondStep, globals: { viewport: { value: 'phone' } } };
