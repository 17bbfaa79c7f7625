import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, userEvent, within } from 'storybook/test';

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
  name: '填了我的分数',
  play: async ({ canvas }) => {
    const [, first, second, art] = canvas.getAllByRole('row');
    if (first === undefined || second === undefined || art === undefined) throw new Error('No lines');
    await expect(within(first).getByRole('cell', { name: '差 52' })).toBeVisible();
    await expect(within(second).getByRole('cell', { name: '过 43' })).toBeVisible();
    await expect(within(art).queryByText(/[过差]/)).toBeNull();
  },
};

export const WithoutMyScore: Story = { name: '没有我的分数', args: { mine: undefined } };

/** A click on a head sorts in descending, then ascending, then the given order. */
export const Sorted: Story = {
  name: '排列',
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: '分数' });
    const scores = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.children[5]?.textContent);
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(scores()).toEqual(['520', '520', '435', '425', '325', '310', '180']);
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(scores()).toEqual(['180', '310', '325', '425', '435', '520', '520']);
    await userEvent.keyboard('{Enter}');
    await expect(scores()[1]).toBe('425');
    await userEvent.click(canvas.getByRole('button', { name: '位次' }));
    await expect(head).toHaveAttribute('aria-sort', 'none');
  },
};

/** The head stays below the page's header while a long table scrolls. */
export const LongTable: Story = {
  name: '长的表',
  args: {
    lines: Array.from({ length: 6 }, (_, round) =>
      sampleScoreLines.map((line) => ({
        ...line,
        id: round * 100 + line.id,
        year: String(Number(line.year) - 2 * round),
      })),
    ).flat(),
    style: { '--stuck-below': '40px' } as CSSProperties,
  },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: '分数' });
    canvas.getAllByRole('row').at(-1)?.scrollIntoView({ block: 'end', behavior: 'instant' });
    await expect(window.scrollY).toBeGreaterThan(200);
    await expect(head.getBoundingClientRect().top).toBeCloseTo(40, 0);
    await expect(head).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: PHONE,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('heading', { name: /2025/ })).toBeVisible();
    await expect(canvas.getAllByText('差 52')).toHaveLength(2);
  },
};

/** Lines of several regions show their region in each row. */
export const ManyRegionsOnPhone: Story = {
  globals: PHONE,
  args: {
    lines: sampleScoreLines.map((line, index) => (index % 2 === 0 ? line : { ...line, area: '海南' })),
    end: 900,
  },
};

export const Loading: Story = { args: { loading: true } };
export const LoadingOnPhone: Story = { args: { loading: true }, globals: PHONE };
