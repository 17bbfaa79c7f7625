import { useEffect, useRef, useState } from 'react';

import { MAX_ZOOM, MIN_ZOOM } from '../desk/geometry.js';
import type { Reading } from '../desk/use-reading.js';

/** ms between the two touches of a double tap. */
const DOUBLE_TAP = 300;

interface Pinch {
  distance: number;
  share: number;
  x: number;
  y: number;
}

function pinchOf(touches: TouchList): Omit<Pinch, 'share'> | undefined {
  const [one, other] = [touches[0], touches[1]];
  if (one === undefined || other === undefined) return undefined;
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}

/**
 * Zooms the desk in an element by two fingers and by a double tap, which toggles the full width of 800 px.
 * The point below the fingers stays in place.
 *
 * @param least minimum zoom by two fingers, as a share of 800 px
 * @returns the ref for the element
 */
export function useTouchZoom(reading: Reading, least = MIN_ZOOM): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const newest = useRef(reading);
  useEffect(() => {
    newest.current = reading;
  });

  useEffect(() => {
    if (element === null) return undefined;
    let pinch: Pinch | undefined;
    let lastTap = 0;

    function onTouchStart({ touches }: TouchEvent) {
      const start = pinchOf(touches);
      if (start !== undefined) pinch = { ...start, share: newest.current.share };
    }
    function onTouchMove(event: TouchEvent) {
      const now = pinchOf(event.touches);
      if (pinch === undefined || now === undefined) return;
      // Otherwise Safari zooms the site.
      event.preventDefault();
      const share = (pinch.share * now.distance) / Math.max(pinch.distance, 1);
      newest.current.holdAt(now.x, now.y);
      newest.current.stretch(Math.min(Math.max(share, least), MAX_ZOOM));
    }
    function onTouchEnd(event: TouchEvent) {
      if (pinch !== undefined) {
        pinch = undefined;
        lastTap = 0;
        // Only at the end: otherwise the zoom would be stored with every movement.
        newest.current.setZoom(newest.current.zoom);
        return;
      }
      const touch = event.changedTouches[0];
      if (touch === undefined || !(event.target instanceof Element) || !event.target.closest('[role=region]'))
        return;
      if (event.timeStamp - lastTap < DOUBLE_TAP) {
        event.preventDefault();
        newest.current.holdAt(touch.clientX, touch.clientY);
        newest.current.setZoom(newest.current.zoom === 'width' ? 1 : 'width');
        lastTap = 0;
      } else {
        lastTap = event.timeStamp;
      }
    }

    // React's listeners are passive.
    element.addEventListener('touchstart', onTouchStart, { passive: true });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    element.addEventListener('touchend', onTouchEnd, { passive: false });
    return () => {
      element.removeEventListener('touchstart', onTouchStart);
      element.removeEventListener('touchmove', onTouchMove);
      element.removeEventListener('touchend', onTouchEnd);
    };
  }, [element, least]);

  return setElement;
}
