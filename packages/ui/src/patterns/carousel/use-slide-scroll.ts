import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Without a scroll event for this long, in ms, the slides are at rest. `scrollend` is missing in Safari before 26. */
const REST = 100;

interface SlideScroll {
  /** Scrolls to a slide, the short way around where the slides loop. */
  scrollTo: (slide: number, behavior: ScrollBehavior) => void;
  onScroll: () => void;
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

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  return {
    scrollTo(slide, behavior) {
      const viewport = viewportRef.current;
      // It would stop this scrolling before it has moved the row by a pixel.
      clearTimeout(timer.current);
      if (arranged.current === null) arrange();
      viewport?.scrollTo({ left: placeOf(slide) * viewport.clientWidth, behavior });
    },
    onScroll() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // On a busy phone events come late: a row between two slides still moves, and another event follows.
        const slide = arrange();
        if (slide !== undefined) onRest(slide);
      }, REST);
    },
  };
}
