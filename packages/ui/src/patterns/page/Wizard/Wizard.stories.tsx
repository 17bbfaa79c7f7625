import { useState } from 'react';

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../../../components/Button/index.js';
import { StepBar } from '../../../components/StepBar/index.js';
import { SealSteps } from '../../shops/SealSteps/SealSteps.js';
import { Wizard, type WizardProps } from './Wizard.js';

const steps = ['填写报名信息', '上传作品', '核对并提交'].map((title) => ({ id: title, title }));

const seals = [
  { id: 'papers', title: '提交资质', note: '照片不清楚', state: 'failed' as const },
  { id: 'review', title: '资质审核', note: '1—7 个工作日' },
  { id: 'deposit', title: '保证金' },
  { id: 'agreement', title: '签署协议' },
  { id: 'certificate', title: '授权证书', note: '保证金到账后', state: 'locked' as const },
];

/** Simulates a page, which keeps the step in its URL. */
function WizardOfAPage({ children: _, progress: __, step: first, ...props }: WizardProps) {
  const [current, setCurrent] = useState(Number(first));
  const title = steps[current]?.title ?? '已提交';
  return (
    <Wizard
      {...props}
      label={title}
      step={current}
      progress={<StepBar label="报名进度" steps={steps} current={current} />}
    >
      {(heading) => (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p style={{ margin: '0.75rem 0 1.5rem' }}>这一步的内容。</p>
          {current < steps.length && (
            <Button variant="primary" onClick={() => setCurrent(current + 1)}>
              下一步
            </Button>
          )}
        </>
      )}
    </Wizard>
  );
}

const meta = {
  title: '版面/Wizard',
  tags: ['试用'],
  component: Wizard,
  args: { progress: null, label: '', step: 0, children: null },
  render: (args) => <WizardOfAPage {...args} />,
} satisfies Meta<typeof Wizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = { play: async () => expect(document.body).toHaveFocus() };

export const AllTheWay: Story = {
  name: '从头到尾，焦点随着走',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(canvas.getByRole('heading', { name: '上传作品' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}');
    await expect(canvas.getByRole('heading', { name: '已提交' })).toHaveFocus();
  },
};

export const Done: Story = { args: { step: steps.length } };

const page: Partial<WizardProps> = {
  layout: 'side',
  label: '提交资质',
  step: 0,
  progress: <SealSteps label="申请进度" steps={seals} current={0} />,
  children: <p>照片不清楚，请重新拍摄后提交。</p>,
};

export const Side: Story = { name: '步骤在旁边', args: page, render: (args) => <Wizard {...args} /> };

const phone = { globals: { viewport: { value: 'phone' } } };
export const FirstStepOnPhone: Story = { ...FirstStep, ...phone };
export const SideOnPhone: Story = { ...Side, ...phone, name: '步骤在旁边，手机' };
