import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { onTheDesk } from '../samples.js';
import { ActBar } from './ActBar.js';

const pass = { label: '通过', press: { code: 'KeyA' }, onSelect: fn() };
const refuse = { label: '退回，重拍 1 张', press: { code: 'KeyR' }, onSelect: fn() };
const handOn = { label: '转给', press: { code: 'KeyT' }, onSelect: fn() };

const meta = {
  title: '案头/ActBar',
  tags: ['试用'],
  component: ActBar,
  args: {
    decision: refuse,
    acts: [{ ...pass, disabled: true }, handOn],
    note: '短信与站内消息告诉周晓，只开“营业执照”一格，其余照旧。',
  },
  decorators: [onTheDesk('0')],
} satisfies Meta<typeof ActBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Returns: Story = {
  name: '退回',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '通过' })).toBeDisabled();
    await fireEvent.keyDown(document.body, { code: 'KeyA' });
    await expect(pass.onSelect).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { code: 'KeyR' });
    await expect(refuse.onSelect).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '转给' }));
    await expect(handOn.onSelect).toHaveBeenCalledOnce();
  },
};

export const Passes: Story = {
  name: '通过',
  args: {
    decision: pass,
    acts: [{ ...refuse, label: '退回…' }, handOn],
    note: '短信告诉周晓，请她汇保证金。',
  },
};

export const WithoutDecision: Story = {
  name: '没有要决定的',
  args: { decision: undefined, acts: [{ label: '释放身份证', onSelect: fn() }], note: undefined },
};

export const Many: Story = {
  name: '选中几人',
  args: {
    lead: '已选 3 人',
    decision: { label: '确认名额', press: { code: 'KeyA' }, onSelect: fn() },
    acts: [
      { label: '联系过', press: { code: 'KeyC' }, onSelect: fn() },
      { label: '不参加', press: { code: 'KeyN' }, onSelect: fn() },
      { label: '只导出这 3 人', quiet: true, onSelect: fn() },
    ],
    note: undefined,
    end: '1—16 / 91',
  },
};

export const Busy: Story = { args: { decision: { ...refuse, busy: true } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
