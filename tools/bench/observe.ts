/** What the page under measure records about itself; times in ms since the navigation began. */
export interface Recorded {
  /** When a click on the menu or the button has opened a dialog. */
  answered?: number;
  /** Sum of the layout shifts without recent input. */
  shift: number;
  /** Longest task since it was last set to 0; 0 if none passed 50 ms, the shortest that browsers report. */
  longestTask: number;
  /** Longest interaction to next paint since it was last set to 0. */
  interaction: number;
}

export interface Awaited {
  /** The element that holds the text. */
  selector: string;
  text: string;
}

declare global {
  interface Window {
    inkstoneBench: Recorded;
  }
}

/**
 * Runs in the page before its own scripts. It looks only at added nodes, which costs little. Visibility is checked
 * after a paint, because before it the check would force another layout.
 */
export function observePage([{ selector, text }, tell]: [Awaited, string]): void {
  const recorded: Recorded = { shift: 0, longestTask: 0, interaction: 0 };
  window.inkstoneBench = recorded;

  function afterPaint(done: () => void) {
    requestAnimationFrame(() => {
      // After the frame, but before its pictures are decoded.
      void scheduler.postTask(done, { priority: 'user-blocking' });
    });
  }
  function holderOf(node: Node): Element | null {
    return node instanceof Element ? node : node.parentElement;
  }
  /** What is around the text may be visible while the text is not, as in the page of another address. */
  function shows(element: Element): boolean {
    // An element without a box of its own counts as hidden, whatever is in it.
    const mayShow = element.checkVisibility() || getComputedStyle(element).display === 'contents';
    if (!mayShow || !element.textContent.includes(text)) return false;
    const holders = [...element.children].filter((child) => child.textContent.includes(text));
    return holders.length === 0 || holders.some(shows);
  }
  function isShown(): boolean {
    return [...document.querySelectorAll(selector)].some(shows);
  }
  let checking = false;
  const observer = new MutationObserver((records) => {
    const nodes = records.flatMap(({ type, target, addedNodes }) =>
      type === 'childList' ? [...addedNodes] : [target],
    );
    const mayHold = nodes.some((node) => {
      const holder = holderOf(node);
      // Searching the styles and the data of a page would delay its text.
      if (holder instanceof HTMLStyleElement || holder instanceof HTMLScriptElement) return false;
      return node.textContent?.includes(text) === true || holder?.matches(selector) === true;
    });
    if (checking || !mayHold) return;
    checking = true;
    afterPaint(() => {
      checking = false;
      const painted = performance.now();
      if (!isShown()) return;
      observer.disconnect();
      (window as unknown as Record<string, ((painted: string) => void) | undefined>)[tell]?.(String(painted));
    });
  });
  // An attribute may show a part that was hidden.
  observer.observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'class', 'data-screen'],
  });

  const dialogs = new MutationObserver(() => {
    const open = document.querySelector('[role="dialog"], dialog[open]');
    if (recorded.answered === undefined && open !== null) {
      recorded.answered = -1;
      dialogs.disconnect();
      afterPaint(() => {
        recorded.answered = performance.now();
      });
    }
  });
  dialogs.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) recorded.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      recorded.longestTask = Math.max(recorded.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      recorded.interaction = Math.max(recorded.interaction, duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
