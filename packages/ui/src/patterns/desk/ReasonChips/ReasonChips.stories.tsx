import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { longName, onTheDesk } from '../samples.js';
import { ReasonChips, type ReasonChipsProps } from './ReasonChips.js';

const reasons = [
  { id: 'blurred', label: '照片不清晰' },
  { id: 'corners', label: '四角不全' },
  { id: 'differs', label: '与填写不符' },
  { id: 'expired', label: '已过期' },
];

function Held(props: ReasonChipsProps) {
  const [value, setValue] = useState(props.value);
  const [text, setText] = useState(props.ownText);
  return <ReasonChips {...props} value={value} onChange={setValue} ownText={text} onOwnText={setText} />;
}

const meta = {
  title: '案头/ReasonChips',
  tags: ['试用'],
  component: ReasonChips,
  args: {
    label: '营业执照：看得怎样',
    legend: '营业执照，对左边划线处',
    reasons,
    value: '',
    onChange: fn(),
    ownText: '',
    onOwnText: fn(),
    style: { maxWidth: '36rem' },
  },
  render: (args) => <Held {...args} />,
  decorators: [onTheDesk()],
} satisfies Meta<typeof ReasonChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Refused: Story = { args: { value: 'blurred' } };

export const Clear: Story = { name: '清楚，相符', args: { value: 'clear' } };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await fireEvent.keyDown(document.body, { code: 'Digit2', key: 'Process' });
    await expect(canvas.getByRole('radio', { name: '四角不全' })).toBeChecked();
    await fireEvent.keyDown(document.body, { code: 'Numpad0' });
    await expect(canvas.getByRole('radio', { name: '清楚，相符' })).toBeChecked();
    await fireEvent.keyDown(document.body, { code: 'Digit5' });
    const own = canvas.getByRole('textbox', { name: '自己写的理由' });
    await expect(own).toHaveFocus();
    await userEvent.type(own, '第 1 页缺章');
    await expect(own).toHaveValue('第 1 页缺章');
    await expect(canvas.getByRole('radio', { name: '另写…' })).toBeChecked();
  },
};

export const Rows: Story = {
  name: '一行一条',
  args: { layout: 'rows', canBeClear: false, legend: undefined, label: '不能通过，因为', value: 'differs' },
};

export const LongNames: Story = {
  name: '长名与短名',
  args: {
    reasons: [
      { id: '1', label: longName },
      { id: '2', label: '缺' },
    ],
    legend: longName,
    value: '1',
  },
};

export const Phone: Story = { args: { value: 'blurred' }, globals: { viewport: { value: 'phone' } } };

export const Night: Story = { ...Refused, name: '夜间', globals: { theme: 'night' } };

export const RowsAtNight: Story = { ...Rows, name: '夜间，一行一条', globals: { theme: 'night' } };
