import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { MyGradeChip } from './MyGradeChip.js';

const meta = {
  title: '筛选/MyGradeChip',
  tags: ['试用'],
  component: MyGradeChip,
  args: { grade: '初二', selected: false, onToggle: () => undefined },
} satisfies Meta<typeof MyGradeChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { selected: true } };

export const ByKeyboard: Story = {
  render: function Toggled(args) {
    const [selected, setSelected] = useState(false);
    return <MyGradeChip {...args} selected={selected} onToggle={() => setSelected(!selected)} />;
  },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: '只看我的年级：初二' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
};
