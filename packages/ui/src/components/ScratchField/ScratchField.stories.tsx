import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { ScratchField, type ScratchFieldProps } from './ScratchField.js';

function Kept({ value: first, onChange, ...props }: ScratchFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <ScratchField
      {...props}
      value={value}
      onChange={(code) => {
        setValue(code);
        onChange(code);
      }}
    />
  );
}

const meta = {
  title: '表单控件/ScratchField',
  tags: ['稳定'],
  component: ScratchField,
  render: (props) => <Kept {...props} />,
  args: {
    label: '防伪码',
    hint: '不分大小写，空格与短横可以不输',
    value: '',
    onChange: fn(),
    normalize: (typed: string) =>
      typed
        .normalize('NFKC')
        .replace(/[\s-]+/gu, '')
        .toUpperCase(),
    style: { maxWidth: '44rem' },
  },
} satisfies Meta<typeof ScratchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Covered: Story = { name: '还没刮开' };

export const HalfTyped: Story = { args: { value: 'YTJY20' } };

export const Typed: Story = { name: '已输入', args: { value: 'YTJY2027KSJL0001' } };

export const Doubtful: Story = {
  name: '容易看错的字符',
  args: { value: 'YTJY2O27KSJ19999', doubtful: true },
};

export const Longer: Story = { name: '更长的码', args: { value: 'YTJY2027KSJL0001A' } };

export const WithError: Story = { args: { error: '请输入刮刮层下的防伪码' } };

export const Phone: Story = { args: { value: 'YTJY2027KS' }, globals: { viewport: { value: 'phone' } } };

/** What `normalize` removes is gone at once, wherever it is typed, and the caret stays in place. */
export const Forgiving: Story = {
  name: '容错：空格、短横、小写、全角',
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('防伪码');
    await userEvent.type(input, ' ytjy-２０');
    await expect(args.onChange).toHaveBeenLastCalledWith('YTJY20');
    await userEvent.type(input, ' a', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(args.onChange).toHaveBeenLastCalledWith('YTJYA20');
    await expect(input.selectionStart).toBe(5);
  },
};

/** A click on a cell sets the caret there, so that one character can be corrected. */
export const CaretAtTheCell: Story = {
  name: '光标在格子里',
  args: { value: 'YTJY2027' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('防伪码');
    const cell = canvasElement.querySelector('[data-cell="5"]')?.getBoundingClientRect();
    const at = { clientX: (cell?.left ?? 0) + 4, clientY: (cell?.top ?? 0) + 4 };
    await userEvent.pointer({ keys: '[MouseLeft]', target: input, coords: at });
    await expect(input.selectionStart).toBe(5);
  },
};
