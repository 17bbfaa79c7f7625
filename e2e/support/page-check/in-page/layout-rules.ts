import { isInScroller } from './clipping.js';
import { nameOf } from './text.js';

export const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [tabindex="0"]';

export function sideways(): string[] {
  const over = document.documentElement.scrollWidth - window.innerWidth;
  return over > 0 ? [`scrolls sideways by ${String(over)} px`] : [];
}

export function shownControls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"]') === null,
  );
}

function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (getComputedStyle(at).position === 'fixed') return true;
  }
  return false;
}

/** A control that lies beside the window, or in a fixed bar above or below it. */
export function outside(): string[] {
  return shownControls().flatMap((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    // A hidden radio button lies under its label.
    if (width < 2 || height < 2) return [];
    const beside = (left < -1 || right > window.innerWidth + 1) && !isInScroller(element, 'x');
    // The link to the content comes into the window with the focus.
    const beyond =
      bottom > window.innerHeight + 1 && top > 0 && isFixed(element) && !isInScroller(element, 'y');
    return beside || beyond ? [`control out of the window: ${nameOf(element)}`] : [];
  });
}

/** The share of the window that bars cover which stay while the page scrolls. */
export function bars(): string[] {
  window.scrollTo(0, document.documentElement.scrollHeight / 3);
  const covered = new Array<boolean>(window.innerHeight).fill(false);
  const names: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    const { position, top, bottom } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') continue;
    const rect = element.getBoundingClientRect();
    const isStuck =
      position === 'fixed' ||
      Math.abs(rect.top - Number.parseFloat(top)) < 1 ||
      Math.abs(window.innerHeight - rect.bottom - Number.parseFloat(bottom)) < 1;
    if (
      !isStuck ||
      rect.width < window.innerWidth / 2 ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    names.push(`${nameOf(element)} ${String(Math.round(rect.height))} px`);
    covered.fill(true, Math.max(0, Math.round(rect.top)), Math.max(0, Math.round(rect.bottom)));
  }
  window.scrollTo(0, 0);
  const height = covered.filter(Boolean).length;
  return height > window.innerHeight / 3
    ? [`bars take ${String(height)} of ${String(window.innerHeight)} px: ${names.join(', ')}`]
    : [];
}
