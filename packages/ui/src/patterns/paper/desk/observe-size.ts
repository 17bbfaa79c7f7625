import type { Size } from '../documents/document.js';

/**
 * Calls `onSize` with the inner size of an element in px: immediately, and after each change. The observer
 * alone would report after a frame, in which sheets without a size would move the content around them.
 *
 * @returns a function that stops it
 */
export function observeSize(element: Element, onSize: (size: Size) => void): () => void {
  let known: Size | undefined;
  function measure() {
    const { clientWidth: width, clientHeight: height } = element;
    // The observer repeats the first size, which would cause a second layout.
    if (known?.width === width && known.height === height) return;
    known = { width, height };
    onSize(known);
  }
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
