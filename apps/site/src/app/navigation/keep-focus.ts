import { currentPath } from '../addresses.js';
import { heirOf, isUsable, layerOf, placeOf, type Place } from './focus-heir.js';

/**
 * Gives the focus to a neighbour when the focused control is removed or disabled: a deleted row, a button that counts
 * down, the last page of a pager, a closed dialog whose opener is gone. The browser would move it to the page, and a
 * keyboard user would start again at the top. `useArrival` moves the focus on another screen.
 *
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  /** The last place in each layer, the topmost layer last. */
  let places: Place[] = [];
  let page = currentPath();
  let frame: number | undefined;

  function onFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return;
    page = currentPath();
    places = [
      ...places.filter(({ layer }) => layer !== layerOf(target) && layer.isConnected),
      placeOf(target),
    ];
  }

  function onLeave({ target }: FocusEvent) {
    // Later: at the removal of an element, Chromium sends the event while the element is still connected.
    queueMicrotask(() => {
      const isLeft =
        target instanceof Element && isUsable(target) && document.activeElement === document.body;
      // A press beside all controls, which may leave the focus nowhere.
      if (isLeft) places = [];
    });
  }

  function restore() {
    frame = undefined;
    if (page !== currentPath()) places = [];
    const focused = document.activeElement;
    if (focused && focused !== document.body && isUsable(focused)) return;
    for (const place of places.reverse()) {
      const heir = heirOf(place);
      if (!heir) continue;
      heir.focus();
      return;
    }
  }

  // One frame later: what knows a better place, such as a form that shows its result, has taken the focus by then.
  const observer = new MutationObserver(() => {
    if (places.length > 0) frame ??= requestAnimationFrame(restore);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onLeave);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onLeave);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
