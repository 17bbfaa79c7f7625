import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { sampleScoreLines } from './samples.js';
import { ScoreTable } from './ScoreTable.js';

const meta = {
  title: '家长/ScoreTable',
  tags: ['稳定'],
  component: ScoreTable,
  globals: { viewport: { value: 'laptop' } },
  args: { lines: sampleScoreLines, end: 750, mine: 468 },
} satisfies Meta<typeof ScoreTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };

export const WithMyScore: Story = {
  play: async ({ canvas }) => {
    const [, first, second, art] = canvas.getAllByRole('row');
    if (first === undefined || second === undefined || art === undefined) throw new Error('No lines');
    await expect(within(first).getByRole('cell', { name: '差 52' })).toBeVisible();
    await expect(within(second).getByRole('cell', { name: '过 43' })).toBeVisible();
    await expect(within(art).queryByText(/[过差]/)).toBeNull();
  },
};

export const WithoutMyScore: Story = { args: { mine: undefined } };

export const OnPhone: Story = {
  globals: PHONE,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('heading', { name: /2025/ })).toBeVisible();
    await expect(canvas.getAllByText('差 52')).toHaveLength(2);
  },
};

/** Lines of several regions name theirs in each row. */
export const ManyRegionsOnPhone: Story = {
  globals: PHONE,
  args: {
    lines: sampleScoreLines.map((line, index) => (index % 2 === 0 ? line : { ...line, area: '海南' })),
    end: 900,
  },
};

export const Loading: Story = { args: { loading: true } };
export const LoadingOnPhone: Story = { args: { loading: true }, globals: PHONE };
