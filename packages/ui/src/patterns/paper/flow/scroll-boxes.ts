import { paperMessages as messages } from '../messages.zh.js';

/**
 * Lets the tables and formulas of a text that are wider than the window be scrolled: by the keyboard, with a name.
 * The others are no stop for Tab. For one width and size of the text.
 *
 * @returns a function that ends it
 */
export function openScrollBoxes(text: HTMLElement): () => void {
  const scrollers = [...text.querySelectorAll<HTMLElement>('[data-scroll]')];
  // Read all, then write: otherwise each box would lay the text out again.
  const wide = scrollers.map(isWide);
  const ends = scrollers.map((scroller, index) => {
    mark(scroller, wide[index] ?? false);
    const onScroll = () => markEnd(scroller);
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => scroller.removeEventListener('scroll', onScroll);
  });
  return () => {
    for (const end of ends) end();
  };
}

/** A formula is in the line, so its own box is compared with that of its paragraph. */
function isWide(scroller: HTMLElement): boolean {
  const room =
    scroller.localName === 'span' ? scroller.closest('p, li > span, h3, h4, h5, h6, td') : scroller;
  const content = scroller.firstElementChild;
  if (room === null || content === null) return false;
  return content.getBoundingClientRect().width > room.clientWidth + 1;
}

function mark(scroller: HTMLElement, wide: boolean): void {
  scroller.toggleAttribute('data-wide', wide);
  if (wide) {
    const { box } = scroller.parentElement?.dataset ?? {};
    scroller.tabIndex = 0;
    scroller.setAttribute('role', 'region');
    scroller.setAttribute('aria-label', box ?? messages.wideFormula);
    markEnd(scroller);
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) scroller.removeAttribute(name);
  }
}

/** For the faded edge and the small track below a table. */
function markEnd(scroller: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth, parentElement } = scroller;
  const style = parentElement?.hasAttribute('data-box') === true ? parentElement.style : scroller.style;
  style.setProperty('--shown', String(clientWidth / scrollWidth));
  style.setProperty('--passed', String(scrollLeft / scrollWidth));
  scroller.toggleAttribute('data-end', scrollLeft + clientWidth >= scrollWidth - 1);
}
