import { useEffect, useRef, useState, type RefObject } from 'react';

import { useAutoplay, type Autoplay } from '../../page/carousel/use-autoplay.js';

/** Books that face out at a time (Spec A 2: two cards per slide). */
export const FACES = 2;

interface Turn extends Autoplay {
  /** The place of the first book that faces out. */
  first: number;
  /** Whether other books have faced out before. */
  moved: boolean;
  previous: () => void;
  next: () => void;
  /** Brings a book to the first place and stops the autoplay, which would take it away from its reader. */
  pull: (place: number) => void;
}

/**
 * Lets `count` books face out two at a time, in turn and without end.
 *
 * @param facesRef the list of the books that face out; a book that is pulled gets the focus there
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
    // The spine that was pressed is gone, and the focus with it.
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
