interface Turn {
  host: HTMLElement;
  begin: () => void;
}

export interface DrawQueue {
  /** Calls `draw` when it is the turn of the page in `host`. */
  draw: (host: HTMLElement, draw: () => Promise<void>) => Promise<void>;
  /**
   * Calls back once no page has been drawn for a moment. Call it while a page is drawn.
   *
   * @returns a function that cancels it
   */
  whenResting: (callback: () => void) => () => void;
}

/** ms without drawing. */
const REST = 150;

/** Draws one page at a time, the page nearest to the middle of the window first. */
export function createDrawQueue(): DrawQueue {
  const waiting = new Set<Turn>();
  const callbacks = new Set<() => void>();
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function rest() {
    for (const callback of callbacks) callback();
    callbacks.clear();
  }

  function next() {
    if (busy) return;
    clearTimeout(timer);
    const [turn] = [...waiting].sort((one, other) => distance(one.host) - distance(other.host));
    if (turn === undefined) {
      timer = setTimeout(rest, REST);
      return;
    }
    waiting.delete(turn);
    busy = true;
    turn.begin();
  }

  return {
    draw: async (host, draw) => {
      await new Promise<void>((begin) => {
        waiting.add({ host, begin });
        // After the other pages of the same rendering have been queued.
        queueMicrotask(next);
      });
      try {
        await draw();
      } finally {
        busy = false;
        next();
      }
    },
    whenResting: (callback) => {
      callbacks.add(callback);
      return () => {
        callbacks.delete(callback);
      };
    },
  };
}

/** Distance from the middle of an element to the middle of the window, in px. */
function distance(element: HTMLElement): number {
  const { top, left, width, height } = element.getBoundingClientRect();
  return Math.hypot(top + (height - window.innerHeight) / 2, left + (width - window.innerWidth) / 2);
}
