import type { Size } from '../documents/document.js';

/**
 * Calls `onSize` with the room inside an element, in px: at once, and whenever it changes. What only the observer says is
 * rendered after a frame, in which sheets would have no size and move what is around them.
 *
 * @returns ends it
 */
export function observeSize(element: Element, onSize: (size: Size) => void): () => void {
  let known: Size | undefined;
  function measure() {
    const { clientWidth: width, clientHeight: height } = element;
    // The observer repeats the first size, for which everything would be laid out a second time.
    if (known?.width === width && known.height === height) return;
    known = { width, height };
    onSize(known);
  }
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
