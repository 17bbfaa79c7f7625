let locks = 0;

/** Stops the page behind a modal from scrolling. Counted, as modals can nest. Returns the release. */
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
