import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Without a scroll event for this long, in ms, the slides are at rest. `scrollend` is missing in Safari before 26. */
const REST = 100;

/** How long the row glides to a slide that a button or the autoplay has chosen. */
const GLIDE = { duration: 450, easing: 'cubic-bezier(0.22, 0.61, 0.36, 1)' } as const;

interface SlideScroll {
  /** Scrolls to a slide, the short way around where the slides loop; `glides` shows the way. */
  scrollTo: (slide: number, options: { glides: boolean }) => void;
  onScroll: () => void;
}

function isGliding(row: Element): boolean {
  return row.getAnimations().length > 0;
}

/**
 * Shows the way of a row that has been scrolled by `distance` px at once. The browser's own smooth scrolling tells the
 * main thread each of its frames, which took a phone 0.2 s (CPU × 4) every three seconds.
 */
function glide(viewport: HTMLElement, row: Element, distance: number): void {
  // Where the row is seen while it still glides: from there it goes on.
  const shown = new DOMMatrixReadOnly(getComputedStyle(row).transform).m41;
  for (const former of row.getAnimations()) former.cancel();
  // The browser would snap to the slide that the moved row has at the start of the viewport.
  viewport.style.scrollSnapType = 'none';
  const from = `translateX(${String(distance + shown)}px)`;
  row.animate([{ transform: from }, { transform: 'none' }], GLIDE).onfinish = () => {
    // It is told a frame later, when the row may glide to the next slide.
    if (!isGliding(row)) viewport.style.scrollSnapType = '';
  };
}

/**
 * The scroll position of a row of slides, each as wide as the viewport. Three slides and more loop: the first two
 * stand behind the last one while a visitor could go on there, so that a finger moves on in both directions from
 * every slide. Two slides would have to be on both sides at once, so they go back instead.
 *
 * @param viewportRef the element that scrolls; its first child contains the slides
 * @param awake false until the row may be arranged: the page is painted with the first slide at its start
 * @param onRest called with the visible slide when the scrolling has ended
 */
export function useSlideScroll(
  viewportRef: RefObject<HTMLElement | null>,
  { count, awake, onRest }: { count: number; awake: boolean; onRest: (slide: number) => void },
): SlideScroll {
  /** The slide at rest that the row is arranged around; `null` before it is arranged. */
  const arranged = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  /** How many slides stand behind the last one while this slide is at rest. */
  function movedAt(slide: number): number {
    if (count < 3) return 0;
    return slide === 0 ? 2 : slide === count - 1 ? 1 : 0;
  }

  /** Arranges the row around the slide in view, which stays in view, and returns it; nothing between two slides. */
  function arrange(): number | undefined {
    const viewport = viewportRef.current;
    const row = viewport?.firstElementChild;
    if (!viewport || !row || viewport.clientWidth === 0) return undefined;
    const place = Math.round(viewport.scrollLeft / viewport.clientWidth);
    if (Math.abs(viewport.scrollLeft - place * viewport.clientWidth) > 1) return undefined;
    const slide = place % count;
    // Set again, the position would stop a scrolling that has just begun.
    if (slide === arranged.current) return slide;
    const moved = movedAt(slide);
    arranged.current = slide;
    // While the row is moved, the browser would snap to the slide that is where another one was.
    viewport.style.scrollSnapType = 'none';
    [...row.children].slice(0, 2).forEach((element, position) => {
      if (!(element instanceof HTMLElement)) return;
      element.style.transform = position < moved ? `translateX(${String(count * 100)}%)` : '';
    });
    viewport.scrollLeft = placeOf(slide) * viewport.clientWidth;
    viewport.style.scrollSnapType = '';
    return slide;
  }

  function placeOf(slide: number): number {
    const moved = arranged.current === null ? 0 : movedAt(arranged.current);
    return slide < moved ? slide + count : slide;
  }

  const begin = useEffectEvent(() => {
    if (arranged.current === null) arrange();
  });
  useEffect(() => {
    if (awake) begin();
  }, [awake]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    scrollTo(slide, { glides }) {
      const viewport = viewportRef.current;
      const row = viewport?.firstElementChild;
      if (!viewport || !row) return;
      clearTimeout(timer.current);
      if (!isGliding(row)) arrange();
      const from = viewport.scrollLeft;
      viewport.scrollLeft = placeOf(slide) * viewport.clientWidth;
      if (glides) glide(viewport, row, viewport.scrollLeft - from);
    },
    onScroll() {
      clearTimeout(timer.current);
      const row = viewportRef.current?.firstElementChild;
      // Arranged anew while it glides, the row would lose slides that are in view.
      const rest = row && isGliding(row) ? GLIDE.duration + REST : REST;
      timer.current = setTimeout(() => {
        // On a busy phone events come late: a row between two slides still moves, and another event follows.
        const slide = arrange();
        if (slide !== undefined) onRest(slide);
      }, rest);
    },
  };
}
