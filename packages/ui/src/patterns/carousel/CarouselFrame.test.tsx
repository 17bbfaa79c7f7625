import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CarouselFrame } from './CarouselFrame.js';

interface EngineOptions {
  initialSlide: number;
  on: { slideChange: (swiper: { realIndex: number }) => void };
}

/** Stands in for Swiper, which measures boxes that jsdom does not lay out; the stories run the real one. */
const engine = vi.hoisted(() => ({
  options: [] as EngineOptions[],
  index: 0,
  destroyed: 0,
}));

vi.mock('swiper', () => ({
  Swiper: class {
    constructor(_viewport: HTMLElement, options: EngineOptions) {
      engine.options.push(options);
      engine.index = options.initialSlide;
    }
    slideNext() {
      this.slideToLoop((engine.index + 1) % 3);
    }
    slideToLoop(index: number) {
      engine.index = index;
      engine.options.at(-1)?.on.slideChange({ realIndex: index });
    }
    destroy() {
      engine.destroyed += 1;
    }
  },
}));

const slides = [
  { id: 1, title: '新书' },
  { id: 2, title: '试卷' },
  { id: 3, title: '研修' },
];

let reduced = false;

function show(shown = slides) {
  return render(
    <CarouselFrame label="推荐" slides={shown} renderSlide={(slide) => <a href="#/x">{slide.title}</a>} />,
  );
}

function frame() {
  return screen.getByRole('region', { name: '推荐' });
}

/** Lets the engine's import settle. */
async function arrive() {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(300);
  });
}

async function pass(ms: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  engine.options.length = 0;
  engine.destroyed = 0;
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: reduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('CarouselFrame', () => {
  it('shows the first slide before any engine is there, the others inert', () => {
    const { container } = show();
    expect(engine.options).toHaveLength(0);
    expect([...container.querySelectorAll('[role="group"][inert]')]).toHaveLength(2);
    expect(container.querySelector('[role="group"]:not([inert])')?.textContent).toBe('新书');
  });

  it('needs no engine and no controls for a single slide', async () => {
    show(slides.slice(0, 1));
    await arrive();
    expect(engine.options).toHaveLength(0);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('moves on every three seconds and loops', async () => {
    const { container } = show();
    await arrive();
    const current = () => container.querySelector('[role="group"]:not([inert]) a')?.textContent;
    await pass(2500);
    expect(current()).toBe('新书');
    await pass(500);
    expect(current()).toBe('试卷');
    await pass(6000);
    expect(current()).toBe('新书');
  });

  it('rests while the pointer is on it', async () => {
    show();
    await arrive();
    fireEvent.pointerEnter(frame());
    await pass(20_000);
    expect(engine.index).toBe(0);
    fireEvent.pointerLeave(frame());
    await pass(3000);
    expect(engine.index).toBe(1);
  });

  it('stops by its button and goes on by it', async () => {
    show();
    await arrive();
    fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }));
    await pass(20_000);
    expect(engine.index).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: '继续轮播' }));
    await pass(3000);
    expect(engine.index).toBe(1);
  });

  it('never moves by itself where less motion is wanted', async () => {
    reduced = true;
    show();
    await arrive();
    await pass(20_000);
    expect(engine.index).toBe(0);
    expect(screen.queryByRole('button', { name: '暂停轮播' })).toBeNull();
  });

  it('goes to a slide by its dot, even before the engine has come', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: '第 3 张：研修' }));
    expect(screen.getByRole('button', { name: '第 3 张：研修' }).getAttribute('aria-current')).toBe('true');
    await arrive();
    expect(engine.options[0]?.initialSlide).toBe(2);
  });

  it('walks the dots with the arrow keys', async () => {
    show();
    await arrive();
    const first = screen.getByRole('button', { name: '第 1 张：新书' });
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowLeft' });
    expect(engine.index).toBe(2);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '第 3 张：研修' }));
  });

  it('is silent while it moves and speaks where the reader moves it', async () => {
    const { container } = show();
    await arrive();
    const live = () => container.querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }));
    expect(live()).toBe('polite');
  });

  it('takes the engine down with it', async () => {
    const { unmount } = show();
    await arrive();
    expect(engine.destroyed).toBe(0);
    unmount();
    expect(engine.destroyed).toBe(1);
  });
});
