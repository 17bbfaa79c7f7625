import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** The slides are at rest after this many ms without a scroll event. Safari before 26 has no `scrollend`. */
const REST = 100;

/** The animation to a slide that a button or the autoplay has chosen. */
const GLIDE = { duration: 450, easing: 'cubic-bezier(0.22, 0.61, 0.36, 1)' } as const;

interface SlideScroll {
  /** Scrolls to a slide, the short way around where the slides loop; `glides` animates the movement. */
  scrollTo: (slide: number, options: { glides: boolean }) => void;
  onScroll: () => void;
}

function isGliding(row: Element): boolean {
  return row.getAnimations().length > 0;
}

/**
 * Animates a row that has already been scrolled by `distance` px. The browser's smooth scrolling runs each
 * frame on the main thread, which took 0.2 s on a phone (CPU × 4) every three seconds.
 */
function glide(viewport: HTMLElement, row: Element, distance: number): void {
  // The visible offset while the row is still animated: the next animation starts there.
  const shown = new DOMMatrixReadOnly(getComputedStyle(row).transform).m41;
  for (const former of row.getAnimations()) former.cancel();
  // Otherwise the browser would snap to the slide that the moved row has at the start of the viewport.
  viewport.style.scrollSnapType = 'none';
  const from = `translateX(${String(distance + shown)}px)`;
  row.animate([{ transform: from }, { transform: 'none' }], GLIDE).onfinish = () => {
    // The event comes one frame later, when the row may already glide to the next slide.
    if (!isGliding(row)) viewport.style.scrollSnapType = '';
  };
}

/**
 * The scroll position of a row of slides, each as wide as the viewport. Three slides and more loop: the first
 * two are placed behind the last one while the user could go on there, so that a finger can move on in both
 * directions from every slide. Two slides would have to be on both sides at once, so they go back instead.
 *
 * @param viewportRef the element that scrolls; its first child contains the slides
 * @param awake false until the row may be arranged: the page is painted with the first slide at its start
 * @param onRest called with the visible slide when the scrolling has ended
 */
export function useSlideScroll(
  viewportRef: RefObject<HTMLElement | null>,
  { count, awake, onRest }: { count: number; awake: boolean; onRest: (slide: number) => void },
): SlideScroll {
  /** The resting slide around which the row is arranged; `null` before it is arranged. */
  const arranged = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  /** How many slides are placed behind the last one while this slide is at rest. */
  function movedAt(slide: number): number {
    if (count < 3) return 0;
    return slide === 0 ? 2 : slide === count - 1 ? 1 : 0;
  }

  /** Arranges the row around the slide in view, without moving it. Returns it; undefined between slides. */
  function arrange(): number | undefined {
    const viewport = viewportRef.current;
    const row = viewport?.firstElementChild;
    if (!viewport || !row || viewport.clientWidth === 0) return undefined;
    const place = Math.round(viewport.scrollLeft / viewport.clientWidth);
    if (Math.abs(viewport.scrollLeft - place * viewport.clientWidth) > 1) return undefined;
    const slide = place % count;
    // Setting the position again would stop a scroll that has just begun.
    if (slide === arranged.current) return slide;
    const moved = movedAt(slide);
    arranged.current = slide;
    // While the row is moved, the browser would snap to the slide that takes the place of another.
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
      // Rearranged while it glides, the row would lose slides that are in view.
      const rest = row && isGliding(row) ? GLIDE.duration + REST : REST;
      timer.current = setTimeout(() => {
        // On a busy phone events come late: a row between two slides is still moving, and one more follows.
        const slide = arrange();
        if (slide !== undefined) onRest(slide);
      }, rest);
    },
  };
}
