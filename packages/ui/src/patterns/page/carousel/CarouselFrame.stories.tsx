import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import {
  createIntervalClock,
  setReducedMotion,
  withoutIdleMoments,
  type IntervalClock,
} from '../../../testing/browser.js';
import { CarouselFrame, type CarouselSlide } from './CarouselFrame.js';

/** How long a slide is shown, in ms (Spec A 9). */
const STAY = 3000;

const slides = [
  { id: 1, title: '新书' },
  { id: 2, title: '试卷' },
  { id: 3, title: '研修' },
];

let clock: IntervalClock;

const meta = {
  title: '版面/CarouselFrame',
  component: CarouselFrame,
  // Behaviour only; the stories of the banners show the appearance.
  tags: ['!dev', '!autodocs'],
  args: {
    label: '推荐',
    slides,
    renderSlide: ({ title }: CarouselSlide) => (
      <a href="#/x" style={{ display: 'block', padding: '4rem' }}>
        {title}
      </a>
    ),
  },
  decorators: [
    // In a browser without windows the pointer lies in the corner of the page, where it would hold the slides.
    (Story) => (
      <div style={{ padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    clock = createIntervalClock(STAY);
    const restoreMotion = setReducedMotion(false);
    return () => {
      restoreMotion();
      clock.restore();
    };
  },
} satisfies Meta<typeof CarouselFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

function carousel(canvasElement: HTMLElement) {
  const frame = within(canvasElement).getByRole('region', { name: '推荐' });
  const track = frame.querySelector<HTMLElement>('[aria-live]');
  const viewport = track?.parentElement;
  if (!track || !viewport) throw new Error('The carousel has no viewport with a track.');
  const left = () => viewport.getBoundingClientRect().left;

  function isInView(slide: Element): boolean {
    return Math.abs(slide.getBoundingClientRect().left - left()) < 1;
  }

  return {
    frame,
    viewport,
    track,
    /** Waits, because React starts and stops the interval asynchronously. */
    moving: () => waitFor(() => expect(clock.running.size).toBe(1)),
    resting: () => waitFor(() => expect(clock.running.size).toBe(0)),
    pass: (ms: number) => clock.pass(ms),
    /** Expects that one slide is in view and the others are inert. */
    expectSlide: async (title: string) => {
      await waitFor(async () => {
        const all = [...track.children];
        await expect(all.filter(isInView).map(({ textContent }) => textContent)).toEqual([title]);
        const reachable = all.filter((slide) => !slide.hasAttribute('inert'));
        await expect(reachable.map(({ textContent }) => textContent)).toEqual([title]);
      });
    },
  };
}

export const BeforeIdle: Story = {
  name: '页面还在加载',
  beforeEach: withoutIdleMoments,
  play: async ({ canvas, canvasElement }) => {
    const { resting, expectSlide } = carousel(canvasElement);
    await expectSlide('新书');
    await resting();
    // The dots work before autoplay starts.
    const dot = canvas.getByRole('button', { name: '第 3 张：研修' });
    await userEvent.click(dot);
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expectSlide('研修');
  },
};

export const PicturesWhenNeeded: Story = {
  name: '图片等翻到才取',
  render: (args) => (
    <CarouselFrame
      {...args}
      renderSlide={({ title }, { pictured }) => <a href="#/x">{pictured ? title : '无图'}</a>}
    />
  ),
  beforeEach: withoutIdleMoments,
  play: async ({ canvasElement }) => {
    const { frame, track } = carousel(canvasElement);
    const shown = () => [...track.children].map(({ textContent }) => textContent);
    // The page is not idle yet: the pictures of the other slides would share the bandwidth with its content.
    await expect(shown()).toEqual(['新书', '无图', '无图']);
    await userEvent.hover(frame);
    await waitFor(() => expect(shown()).toEqual(['新书', '试卷', '研修']));
  },
};

export const SingleSlide: Story = {
  name: '只有一张',
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    const { resting, expectSlide } = carousel(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expectSlide('新书');
    await resting();
  },
};

export const MovesAndLoops: Story = {
  name: '自己换，换完从头',
  parameters: {
    spec: [
      'A4 carousel autoplay',
      'A4 carousel loop',
      'B4 carousel autoplay',
      'B4 carousel loop',
      'B9 carousel',
    ],
  },
  play: async ({ canvasElement }) => {
    const { moving, pass, expectSlide } = carousel(canvasElement);
    await moving();
    pass(2500);
    await expectSlide('新书');
    pass(500);
    await expectSlide('试卷');
    await moving();
    pass(STAY);
    await expectSlide('研修');
    await moving();
    pass(STAY);
    await expectSlide('新书');
  },
};

export const TwoSlides: Story = {
  name: '只有两张',
  args: { slides: slides.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const { moving, pass, expectSlide } = carousel(canvasElement);
    await moving();
    pass(STAY);
    await expectSlide('试卷');
    await moving();
    pass(STAY);
    await expectSlide('新书');
  },
};

export const RestsUnderThePointer: Story = {
  parameters: { spec: ['A4 carousel hover', 'B4 carousel hover'] },
  play: async ({ canvasElement }) => {
    const { frame, moving, resting, pass, expectSlide } = carousel(canvasElement);
    await moving();
    await userEvent.hover(frame);
    await resting();
    await userEvent.unhover(frame);
    await moving();
    pass(STAY);
    await expectSlide('试卷');
  },
};

export const RestsUnderTheFocus: Story = {
  name: '焦点在里面时停',
  play: async ({ canvas, canvasElement }) => {
    const { moving, resting, pass, expectSlide } = carousel(canvasElement);
    await moving();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '新书' })).toHaveFocus();
    await resting();
    await userEvent.tab({ shift: true });
    await moving();
    pass(STAY);
    await expectSlide('试卷');
  },
};

export const StopsByItsButton: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { frame, track, moving, resting, pass, expectSlide } = carousel(canvasElement);
    await moving();
    // Autoplay is not announced.
    await expect(track).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('button', { name: '暂停轮播' }));
    await userEvent.unhover(frame);
    await resting();
    await expect(track).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: '继续轮播' }));
    await userEvent.unhover(frame);
    // A simulated click leaves a visible focus, which pauses autoplay; a click with a mouse does not.
    canvas.getByRole('button', { name: '暂停轮播' }).blur();
    await moving();
    pass(STAY);
    await expectSlide('试卷');
  },
};

export const ReducedMotion: Story = {
  beforeEach: () => setReducedMotion(true),
  play: async ({ canvas, canvasElement }) => {
    const { track, resting, expectSlide } = carousel(canvasElement);
    await expect(canvas.queryByRole('button', { name: '暂停轮播' })).toBeNull();
    await expect(track).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: '第 2 张：试卷' }));
    await expectSlide('试卷');
    await resting();
  },
};

export const ArrowKeysOnTheDots: Story = {
  name: '点上的方向键',
  play: async ({ canvas, canvasElement }) => {
    const { expectSlide } = carousel(canvasElement);
    canvas.getByRole('button', { name: '第 1 张：新书' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: '第 3 张：研修' })).toHaveFocus();
    await expectSlide('研修');
    await userEvent.keyboard('{ArrowRight}');
    await expectSlide('新书');
  },
};

export const Arrows: Story = {
  args: { controls: 'arrows' },
  play: async ({ canvas, canvasElement }) => {
    const { expectSlide } = carousel(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '上一张' }));
    await expectSlide('研修');
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await expectSlide('新书');
    await expect(canvas.getByRole('button', { name: '暂停轮播' })).toBeVisible();
  },
};

export const FollowsAFinger: Story = {
  name: '跟着手指',
  play: async ({ canvas, canvasElement }) => {
    const { viewport, moving, pass, expectSlide } = carousel(canvasElement);
    await moving();
    const swipe = (slides: number) =>
      viewport.scrollBy({ left: slides * viewport.clientWidth, behavior: 'smooth' });
    // Back from the first slide, and forward from the last one.
    swipe(-1);
    await expectSlide('研修');
    await expect(canvas.getByRole('button', { name: '第 3 张：研修' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    swipe(1);
    await expectSlide('新书');
    swipe(1);
    await expectSlide('试卷');
    await moving();
    pass(STAY);
    await expectSlide('研修');
  },
};

export const MovesWhileResized: Story = {
  name: '窗口变了也接着换',
  play: async ({ canvasElement }) => {
    const { viewport, moving, pass, expectSlide } = carousel(canvasElement);
    await moving();
    const resized = new Promise((resolve) => new ResizeObserver(resolve).observe(viewport));
    viewport.style.width = '50%';
    await resized;
    pass(STAY);
    await expectSlide('试卷');
  },
};

function Removable(props: ComponentProps<typeof CarouselFrame>) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(false)}>
        移除
      </button>
      {shown && <CarouselFrame {...props} />}
    </>
  );
}

export const Removed: Story = {
  name: '离开页面之后',
  render: (args) => <Removable {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const { moving, resting } = carousel(canvasElement);
    await moving();
    await userEvent.click(canvas.getByRole('button', { name: '移除' }));
    await resting();
  },
};
