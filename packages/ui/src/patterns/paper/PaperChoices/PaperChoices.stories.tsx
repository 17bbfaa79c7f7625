import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { papers } from '../../samples.js';
import { PaperChoices } from './PaperChoices.js';

const [first, second] = papers.map(({ id }) => id);

const meta = {
  title: '试卷/PaperChoices',
  tags: ['试用'],
  component: PaperChoices,
  args: { papers, chosen: [first ?? 0], most: 50, onChoose: fn() },
} satisfies Meta<typeof PaperChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '选了一份',
  play: async ({ args, canvas }) => {
    const [, row] = canvas.getAllByRole('listitem');
    // Anywhere in the row.
    const last = row?.lastElementChild;
    if (last instanceof Element) await userEvent.click(last);
    await expect(args.onChoose).toHaveBeenCalledWith(papers[1], true);
  },
};

export const Full: Story = {
  name: '选满了',
  args: { chosen: [first ?? 0, second ?? 0], most: 2 },
  play: async ({ args, canvas }) => {
    const closed = canvas.getAllByRole('checkbox').at(-1);
    await expect(closed).toHaveAccessibleDescription('一次最多选 2 份');
    if (closed !== undefined) await userEvent.click(closed);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
