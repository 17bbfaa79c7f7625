import { useEffect, useRef, useState } from 'react';

/** px of scrolling after which the bar leaves or comes: a resting thumb moves the text a little. */
const LEAST = 12;

/** Whether the bar leaves, because the text is scrolled down; scrolling up brings it back. */
export function useBarHidden(room: HTMLElement | null) {
  const [hidden, setHidden] = useState(false);
  const former = useRef(0);

  useEffect(() => {
    if (room === null) return undefined;
    former.current = room.scrollTop;
    function onScroll() {
      if (room === null) return;
      const { scrollTop, scrollHeight, clientHeight } = room;
      const moved = scrollTop - former.current;
      if (Math.abs(moved) < LEAST) return;
      former.current = scrollTop;
      // At the end the bar covers nothing: the text has room for it.
      setHidden(moved > 0 && scrollTop + clientHeight < scrollHeight - LEAST);
    }
    room.addEventListener('scroll', onScroll, { passive: true });
    return () => room.removeEventListener('scroll', onScroll);
  }, [room]);

  return { hidden, show: () => setHidden(false) };
}
