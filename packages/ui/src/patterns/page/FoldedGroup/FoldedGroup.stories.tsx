import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TextField } from '../../../components/TextField/index.js';
import { FoldedGroup, type FoldedGroupProps } from './FoldedGroup.js';

/** Unfolds, as in a form. */
function GroupOfAForm({ folded: first, onUnfold, ...props }: FoldedGroupProps) {
  const [folded, setFolded] = useState(first);
  return (
    <FoldedGroup
      {...props}
      folded={folded}
      onUnfold={() => {
        onUnfold();
        setFolded(false);
      }}
    />
  );
}

const meta = {
  title: '版面/FoldedGroup',
  tags: ['试用'],
  component: FoldedGroup,
  render: (args) => <GroupOfAForm {...args} />,
  args: {
    title: '店铺',
    folded: true,
    summary: '天猫 · 德州书香图书专营店 · 山东省',
    onUnfold: fn(),
    children: <TextField label="店铺名称" defaultValue="德州书香图书专营店" />,
    style: { maxWidth: '43.5rem' },
  },
} satisfies Meta<typeof FoldedGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = { name: '收起' };
export const Open: Story = { args: { folded: false } };

export const Edited: Story = {
  name: '按修改',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改店铺' }));
    await expect(canvas.getByLabelText('店铺名称')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '店铺' })).toHaveFocus();
  },
};

const long =
  '天猫 · 中国（山东）自由贸易试验区济南片区德州书香图书音像文化用品发展有限公司官方专营店 · 山东省';
export const LongValue: Story = { name: '名字长', args: { summary: long } };
export const Phone: Story = { ...LongValue, globals: { viewport: { value: 'phone' } } };
