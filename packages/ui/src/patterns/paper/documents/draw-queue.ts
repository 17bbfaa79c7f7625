interface Turn {
  host: HTMLElement;
  begin: () => void;
}

/**
 * Lets one page be drawn at a time, because several at once would all be finished later. Of those that wait, the one
 * nearest to the middle of the window is next.
 */
export function createDrawQueue(): (host: HTMLElement, draw: () => Promise<void>) => Promise<void> {
  const waiting = new Set<Turn>();
  let busy = false;

  function next() {
    if (busy) return;
    const [turn] = [...waiting].sort((one, other) => distance(one.host) - distance(other.host));
    if (turn === undefined) return;
    waiting.delete(turn);
    busy = true;
    turn.begin();
  }

  return async (host, draw) => {
    await new Promise<void>((begin) => {
      waiting.add({ host, begin });
      // Once the other pages of the same rendering wait too.
      queueMicrotask(next);
    });
    try {
      await draw();
    } finally {
      busy = false;
      next();
    }
  };
}

/** From the middle of an element to the middle of the window, in px. */
function distance(element: HTMLElement): number {
  const { top, left, width, height } = element.getBoundingClientRect();
  return Math.hypot(top + (height - window.innerHeight) / 2, left + (width - window.innerWidth) / 2);
}
