let locks = 0;

/**
 * Stops the page behind a modal from scrolling and returns a function that releases it. Locks are counted,
 * because a dialog may open over a drawer. The gutter of the scrollbar stays, so that the page does not
 * shift.
 */
export function lockScroll(): () => void {
  const { style } = document.documentElement;
  if (locks === 0) {
    if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
