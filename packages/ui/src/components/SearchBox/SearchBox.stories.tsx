import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SearchBox, type SearchBoxProps } from './SearchBox.js';

function SearchWithText({ value, onSearch, size }: Pick<SearchBoxProps, 'value' | 'onSearch' | 'size'>) {
  const [text, setText] = useState(value);
  return (
    <div style={{ maxWidth: size === 'lg' ? '40rem' : '18rem' }}>
      <SearchBox
        label="搜索图书、试卷、文章"
        value={text}
        onChange={setText}
        onSearch={onSearch}
        size={size}
      />
    </div>
  );
}

const meta = {
  title: '筛选/SearchBox',
  component: SearchWithText,
  subcomponents: { SearchBox },
  args: { value: '', onSearch: fn() },
} satisfies Meta<typeof SearchWithText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InABar: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' 高考数学 {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('高考数学');
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const HeadOfAList: Story = { args: { size: 'lg', value: '物理' } };
