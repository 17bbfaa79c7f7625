import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FieldNote } from '../Field/index.js';
import { SearchBox, type SearchBoxProps } from './SearchBox.js';

function SearchWithText({ value, onChange, size, ...props }: SearchBoxProps) {
  const [text, setText] = useState(value);
  return (
    <div style={{ maxWidth: size === 'lg' ? '40rem' : '18rem' }}>
      <SearchBox
        {...props}
        size={size}
        value={text}
        onChange={(typed) => {
          setText(typed);
          onChange(typed);
        }}
      />
    </div>
  );
}

const meta = {
  title: '筛选/SearchBox',
  tags: ['稳定'],
  component: SearchBox,
  render: SearchWithText,
  args: { label: '搜索图书、试卷、文章', value: '', onChange: fn(), onSearch: fn() },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InABar: Story = {
  name: '在页头',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' 高考数学 {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('高考数学');
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const HeadOfAList: Story = { name: '列表顶部', args: { size: 'lg', value: '物理' } };

export const WithError: Story = {
  name: '有错误',
  args: {
    size: 'lg',
    value: '物理'.repeat(26),
    control: { 'aria-invalid': true, 'aria-describedby': 'search-note' },
    note: (
      <FieldNote
        id="search-note"
        counterId=""
        hint={undefined}
        error="搜索文字最多50个字"
        counter={undefined}
      />
    ),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('搜索文字最多50个字');
  },
};
