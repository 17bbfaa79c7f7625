import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { createIntervalClock, setReducedMotion, type IntervalClock } from '../../../testing/browser.js';
import { books } from '../../samples.js';
import { CategoryShelf, CategoryShelfSkeleton, type CategoryShelfProps } from './CategoryShelf.js';

/** How long two books show their covers, in ms (Spec A 9). */
const STAY = 3000;

const PAIR = [
  { id: 12, name: '新书上架' },
  { id: 13, name: '名师推荐' },
];
const USES = [
  { id: 17, name: '原创试卷' },
  { id: 18, name: '校本考试' },
  { id: 19, name: '同步' },
  { id: 20, name: '工具' },
];

function ChosenShelf({ chosen: first, onChoose, ...props }: CategoryShelfProps) {
  const [chosen, setChosen] = useState(first);
  return (
    <CategoryShelf
      {...props}
      chosen={chosen}
      onChoose={(id) => {
        onChoose(id);
        setChosen(id);
      }}
    />
  );
}

let clock: IntervalClock;

const meta = {
  title: '图书/CategoryShelf',
  tags: ['稳定'],
  component: CategoryShelf,
  render: ChosenShelf,
  globals: { viewport: { value: 'laptop' } },
  args: {
    categories: PAIR,
    chosen: 12,
    onChoose: fn(),
    onHint: fn(),
    books: { list: books, count: 28 },
    allHref: '#/addedServices?cate_id=12',
    stage: 'high',
    seal: '砚田',
    side: 'right',
  },
  beforeEach: () => {
    clock = createIntervalClock(STAY);
    const restoreMotion = setReducedMotion(false);
    return () => {
      restoreMotion();
      clock.restore();
    };
  },
} satisfies Meta<typeof CategoryShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

function board(canvasElement: HTMLElement) {
  const frame = () => within(canvasElement).getByRole('region', { name: '新书上架' });
  return {
    frame,
    /** The ids of the books that show their covers. */
    facing: () =>
      within(frame())
        .getAllByRole('link')
        .flatMap((link) => /booksDetails\?id=(\d+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? []),
    pass: async (ms: number) => {
      await waitFor(() => expect(clock.running.size).toBe(1));
      clock.pass(ms);
    },
    resting: () => waitFor(() => expect(clock.running.size).toBe(0)),
  };
}

export const TwoInTurn: Story = {
  name: '先后抽出两本',
  parameters: {
    spec: ['A2 stage carousels two cards', 'A2 stage carousels autoplay', 'A9 carousel'],
  },
  play: async ({ canvasElement, canvas }) => {
    const { facing, pass } = board(canvasElement);
    await expect(facing()).toEqual(['1', '2']);
    await expect(canvas.getAllByRole('button', { name: /^抽出/ })).toHaveLength(4);
    await pass(STAY - 500);
    await expect(facing()).toEqual(['1', '2']);
    await pass(500);
    await waitFor(() => expect(facing()).toEqual(['3', '4']));
    await pass(STAY);
    await waitFor(() => expect(facing()).toEqual(['5', '6']));
    // The cycle is endless.
    await pass(STAY);
    await waitFor(() => expect(facing()).toEqual(['1', '2']));
  },
};

export const RestsUnderThePointer: Story = {
  play: async ({ canvasElement }) => {
    const { frame, facing, pass, resting } = board(canvasElement);
    await pass(0);
    await userEvent.hover(frame());
    await resting();
    await userEvent.unhover(frame());
    await pass(STAY);
    await waitFor(() => expect(facing()).toEqual(['3', '4']));
  },
};

export const StopsByItsButton: Story = {
  play: async ({ canvasElement, canvas }) => {
    const { frame, facing, resting } = board(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '暂停轮播' }));
    await userEvent.unhover(frame());
    await resting();
    await userEvent.click(canvas.getByRole('button', { name: '上一张' }));
    await expect(facing()).toEqual(['5', '6']);
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await expect(facing()).toEqual(['1', '2']);
  },
};

/** A clicked spine shows its cover, keeps the focus, and is not replaced again. */
export const PulledOut: Story = {
  name: '抽出一本',
  play: async ({ canvasElement, canvas }) => {
    const { facing, resting } = board(canvasElement);
    canvas.getByRole('button', { name: '抽出《中国历史图典（2027 版）》' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(facing()).toEqual(['5', '6']);
    await expect(canvas.getByRole('link', { name: '中国历史图典（2027 版）' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '继续轮播' })).toBeVisible();
    await resting();
  },
};

export const ReducedMotion: Story = {
  beforeEach: () => setReducedMotion(true),
  play: async ({ canvasElement, canvas }) => {
    const { resting } = board(canvasElement);
    await expect(canvas.queryByRole('button', { name: '暂停轮播' })).toBeNull();
    await resting();
  },
};

export const Buttons: Story = {
  name: '两个按钮',
  args: { title: '按用途挑', categories: USES, chosen: 18, side: 'left' },
  parameters: { spec: ['A2 stage category buttons'] },
  play: async ({ canvas, args }) => {
    await userEvent.hover(canvas.getByRole('tab', { name: '工具' }));
    await expect(args.onHint).toHaveBeenCalledWith(20);
    await userEvent.click(canvas.getByRole('tab', { name: '工具' }));
    await expect(args.onChoose).toHaveBeenCalledWith(20);
    await expect(canvas.getByRole('tab', { name: '工具' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** With two books or fewer, all show their covers, and nothing moves. */
export const TwoBooks: Story = {
  name: '两本书',
  args: { stage: 'primary', books: { list: books.slice(4), count: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = { args: { stage: 'middle', books: { list: [], count: 0 } } };

export const Loading: Story = { args: { books: undefined } };

export const LoadingCategories: Story = {
  name: '类目加载中',
  render: ({ stage, side }) => <CategoryShelfSkeleton stage={stage} side={side} />,
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = {
  args: { stage: 'middle' },
  globals: { viewport: { value: 'phone' } },
};

export const ButtonsOnPhone: Story = {
  args: { title: '按用途挑', categories: USES, chosen: 18, stage: 'primary' },
  globals: { viewport: { value: 'phone' } },
};
