import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import {
  createIntervalClock,
  setReducedMotion,
  withoutIdleMoments,
  type IntervalClock,
} from '../../testing/browser.js';
import { CarouselFrame, type CarouselSlide } from './CarouselFrame.js';

/** How long a slide is shown, in ms (Spec A 9). */
const STAY = 3000;

/** Swiper, React and the browser take their time on a busy machine. */
const PATIENCE = { timeout: 10_000 };

const slides = [
  { id: 1, title: '新书' },
  { id: 2, title: '试卷' },
  { id: 3, title: '研修' },
];

let clock: IntervalClock;

const meta = {
  title: '组合/CarouselFrame',
  component: CarouselFrame,
  // Behaviour only, with the real Swiper; the stories of the banners show what it looks like.
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
  const viewport = frame.querySelector<HTMLElement>('.swiper');
  const track = frame.querySelector<HTMLElement>('.swiper-wrapper');
  if (!viewport || !track) throw new Error('The carousel has no viewport with a track.');

  function isInView(slide: Element): boolean {
    return Math.abs(slide.getBoundingClientRect().left - (viewport?.getBoundingClientRect().left ?? 0)) < 1;
  }

  return {
    frame,
    viewport,
    track,
    /** Swiper is loaded once the page is idle, which takes a while on a busy machine. */
    ready: async () => {
      await waitFor(() => expect(viewport).toHaveClass('swiper-initialized'), PATIENCE);
    },
    /** Waits, because React starts and stops the interval asynchronously. */
    moving: async () => {
      await waitFor(() => expect(clock.running.size).toBe(1), PATIENCE);
    },
    resting: async () => {
      await waitFor(() => expect(clock.running.size).toBe(0), PATIENCE);
    },
    /** Lets time pass and waits for the end of the transition: Swiper ignores moves during it. */
    pass: async (ms: number) => {
      clock.pass(ms);
      // Swiper starts a move to a chosen slide in the next frame only.
      await new Promise(requestAnimationFrame);
      await Promise.allSettled(track.getAnimations().map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    },
    /** Expects that one slide is in view and that the others are inert. */
    expectSlide: async (title: string) => {
      await waitFor(async () => {
        const all = [...track.children];
        await expect(all.filter(isInView).map(({ textContent }) => textContent)).toEqual([title]);
        const reachable = all.filter((slide) => !slide.hasAttribute('inert'));
        await expect(reachable.map(({ textContent }) => textContent)).toEqual([title]);
      }, PATIENCE);
    },
  };
}

export const BeforeSwiper: Story = {
  beforeEach: withoutIdleMoments,
  play: async ({ canvas, canvasElement }) => {
    const { ready, resting, expectSlide } = carousel(canvasElement);
    await expectSlide('新书');
    await resting();
    // A dot works before Swiper is loaded: Swiper then starts at the chosen slide.
    const dot = canvas.getByRole('button', { name: '第 3 张：研修' });
    await userEvent.click(dot);
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await ready();
    await expectSlide('研修');
  },
};

export const SingleSlide: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    const { frame, expectSlide } = carousel(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expectSlide('新书');
    // Swiper is loaded, but not used.
    await import('swiper');
    await expect(frame.querySelector('.swiper-initialized')).toBeNull();
  },
};

export const MovesAndLoops: Story = {
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
    const { ready, moving, pass, expectSlide } = carousel(canvasElement);
    await ready();
    await moving();
    await pass(2500);
    await expectSlide('新书');
    await pass(500);
    await expectSlide('试卷');
    await moving();
    await pass(STAY);
    await expectSlide('研修');
    await moving();
    await pass(STAY);
    await expectSlide('新书');
  },
};

export const TwoSlides: Story = {
  args: { slides: slides.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const { ready, moving, pass, expectSlide } = carousel(canvasElement);
    await ready();
    await moving();
    await pass(STAY);
    await expectSlide('试卷');
    await moving();
    await pass(STAY);
    await expectSlide('新书');
  },
};

export const RestsUnderThePointer: Story = {
  parameters: { spec: ['A4 carousel hover', 'B4 carousel hover'] },
  play: async ({ canvasElement }) => {
    const { frame, ready, moving, resting, pass, expectSlide } = carousel(canvasElement);
    await ready();
    await moving();
    await userEvent.hover(frame);
    await resting();
    await userEvent.unhover(frame);
    await moving();
    await pass(STAY);
    await expectSlide('试卷');
  },
};

export const RestsUnderTheFocus: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { ready, moving, resting, pass, expectSlide } = carousel(canvasElement);
    await ready();
    await moving();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '新书' })).toHaveFocus();
    await resting();
    await userEvent.tab({ shift: true });
    await moving();
    await pass(STAY);
    await expectSlide('试卷');
  },
};

export const StopsByItsButton: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { frame, track, ready, moving, resting, pass, expectSlide } = carousel(canvasElement);
    await ready();
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
    await pass(STAY);
    await expectSlide('试卷');
  },
};

export const ReducedMotion: Story = {
  beforeEach: () => setReducedMotion(true),
  play: async ({ canvas, canvasElement }) => {
    const { track, ready, resting, expectSlide } = carousel(canvasElement);
    await ready();
    await expect(canvas.queryByRole('button', { name: '暂停轮播' })).toBeNull();
    await expect(track).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: '第 2 张：试卷' }));
    await expectSlide('试卷');
    await resting();
  },
};

export const ArrowKeysOnTheDots: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { ready, pass, expectSlide } = carousel(canvasElement);
    await ready();
    canvas.getByRole('button', { name: '第 1 张：新书' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: '第 3 张：研修' })).toHaveFocus();
    await pass(0);
    await expectSlide('研修');
    await userEvent.keyboard('{ArrowRight}');
    await pass(0);
    await expectSlide('新书');
  },
};

export const Arrows: Story = {
  args: { controls: 'arrows' },
  play: async ({ canvas, canvasElement }) => {
    const { ready, pass, expectSlide } = carousel(canvasElement);
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: '上一张' }));
    await pass(0);
    await expectSlide('研修');
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await pass(0);
    await expectSlide('新书');
    await expect(canvas.getByRole('button', { name: '暂停轮播' })).toBeVisible();
  },
};

export const MovesWhileResized: Story = {
  play: async ({ canvasElement }) => {
    const { viewport, ready, moving, pass, expectSlide } = carousel(canvasElement);
    await ready();
    await moving();
    const resized = new Promise((resolve) => {
      new ResizeObserver(resolve).observe(viewport);
    });
    viewport.style.width = '50%';
    await resized;
    // Swiper's own observer acts in the frame after the new size.
    await new Promise(requestAnimationFrame);
    await pass(STAY);
    await expectSlide('试卷');
  },
};

function Removable(props: ComponentProps<typeof CarouselFrame>) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setShown(false);
        }}
      >
        移除
      </button>
      {shown && <CarouselFrame {...props} />}
    </>
  );
}

export const Removed: Story = {
  render: (args) => <Removable {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const { frame, ready, moving, resting } = carousel(canvasElement);
    const viewport = frame.querySelector('.swiper');
    await ready();
    await moving();
    await userEvent.click(canvas.getByRole('button', { name: '移除' }));
    await waitFor(() => expect(viewport).not.toHaveClass('swiper-initialized'), PATIENCE);
    await resting();
  },
};
