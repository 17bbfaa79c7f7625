import { useEffect, useRef, useState, type RefObject } from 'react';

import { useAutoplay, type Autoplay } from '../../page/carousel/use-autoplay.js';

/** Number of books that show their covers at a time (Spec A 2: two cards per slide). */
export const FACES = 2;

interface Turn extends Autoplay {
  /** Index of the first book that shows its cover. */
  first: number;
  /** Whether the shown books have changed since the start. */
  moved: boolean;
  previous: () => void;
  next: () => void;
  /** Brings a book to the first place and stops the autoplay, which would move it away again. */
  pull: (place: number) => void;
}

/**
 * Lets `count` books show their covers two at a time, in an endless cycle.
 *
 * @param facesRef the list of the shown covers; a book that is pulled gets the focus there
 */
export function useTurn(count: number, facesRef: RefObject<HTMLElement | null>): Turn {
  const [{ first, moved }, setTurn] = useState({ first: 0, moved: false });
  const pulledRef = useRef(false);

  function turnTo(place: number) {
    setTurn({ first: (place + count) % count, moved: true });
  }

  const autoplay = useAutoplay(facesRef, {
    moves: count > FACES,
    position: first,
    onNext: () => turnTo(first + FACES),
  });

  useEffect(() => {
    if (!pulledRef.current) return;
    pulledRef.current = false;
    // The clicked spine has been removed, and with it the focus.
    facesRef.current?.querySelector('a')?.focus();
  }, [first, facesRef]);

  return {
    ...autoplay,
    first,
    moved,
    previous: () => turnTo(first - FACES),
    next: () => turnTo(first + FACES),
    pull: (place) => {
      pulledRef.current = true;
      autoplay.stop();
      turnTo(place);
    },
  };
}
