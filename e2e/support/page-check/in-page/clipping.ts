import type { Line } from './text.js';

interface Clip extends Line {
  /** The element that cuts. */
  by: Element | null;
}

function scrolls(size: string, content: number, box: number): boolean {
  return (size === 'auto' || size === 'scroll') && content > box + 1;
}

/** Whether a person can bring it into view by scrolling something other than the page. */
export function isInScroller(element: Element, axis: 'x' | 'y'): boolean {
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    const reached =
      axis === 'x'
        ? scrolls(style.overflowX, at.scrollWidth, at.clientWidth)
        : scrolls(style.overflowY, at.scrollHeight, at.clientHeight);
    if (reached) return true;
  }
  return false;
}

/** The box in which the content of an element is seen. @param toScroller stops at what can be scrolled */
export function clipOf(element: Element, toScroller: boolean): Clip {
  const clip: Clip = { top: -Infinity, bottom: Infinity, left: -Infinity, right: Infinity, by: null };
  const ended = { x: false, y: false };
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position, display } = getComputedStyle(at);
    if (display === 'inline') continue;
    ended.x ||= toScroller && ['auto', 'scroll'].includes(overflowX);
    ended.y ||= toScroller && ['auto', 'scroll'].includes(overflowY);
    const { top, bottom, left, right } = at.getBoundingClientRect();
    if (overflowX !== 'visible' && !ended.x) {
      if (left > clip.left || right < clip.right) clip.by = at;
      clip.left = Math.max(clip.left, left);
      clip.right = Math.min(clip.right, right);
    }
    if (overflowY !== 'visible' && !ended.y) {
      if (top > clip.top || bottom < clip.bottom) clip.by = at;
      clip.top = Math.max(clip.top, top);
      clip.bottom = Math.min(clip.bottom, bottom);
    }
    if (position === 'fixed') break;
  }
  return clip;
}
