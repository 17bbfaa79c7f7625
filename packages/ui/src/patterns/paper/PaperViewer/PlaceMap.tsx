import { useEffect, useRef, type PointerEvent } from 'react';

import type { Place } from '../desk/geometry.js';
import type { Reading } from '../desk/use-reading.js';
import { Small, View } from './PlaceMap.styles.js';

/** In px. */
const WIDTH = 48;

interface PlaceMapProps {
  reading: Reading;
  /** Space at the sides of the sheets, in px. */
  margin: number;
}

/** A draggable map of the sheet with its visible part, while the sheet is wider than the desk. */
export function PlaceMap({ reading: { element, places, view }, margin }: PlaceMapProps) {
  const place = places[view.current];
  if (element === null || place === undefined || place.width <= element.clientWidth) return null;
  return <Map desk={element} place={place} margin={margin} />;
}

function Map({ desk, place, margin }: { desk: HTMLElement; place: Place; margin: number }) {
  const part = useRef<HTMLDivElement>(null);
  const height = (WIDTH * place.height) / place.width;

  useEffect(() => {
    // Written to the element: rendering at every scroll event would be slower than the finger.
    function mark() {
      if (part.current === null) return;
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = desk;
      const sides = {
        left: (scrollLeft - margin) / place.width,
        right: 1 - (scrollLeft - margin + clientWidth) / place.width,
        top: (scrollTop - place.top) / place.height,
        bottom: 1 - (scrollTop - place.top + clientHeight) / place.height,
      };
      for (const [side, share] of Object.entries(sides)) {
        part.current.style.setProperty(side, `${String(100 * Math.min(Math.max(share, 0), 1))}%`);
      }
    }
    mark();
    desk.addEventListener('scroll', mark, { passive: true });
    return () => desk.removeEventListener('scroll', mark);
  }, [desk, place, margin]);

  function follow({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>) {
    if (buttons === 0) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    desk.scrollTo({
      left: margin + ((clientX - left) / WIDTH) * place.width - desk.clientWidth / 2,
      top: place.top + ((clientY - top) / height) * place.height - desk.clientHeight / 2,
    });
  }

  return (
    <Small
      // Screen readers and the keyboard use the desk itself.
      aria-hidden="true"
      data-testid="place-map"
      style={{ width: WIDTH, height }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={follow}
    >
      <View ref={part} />
    </Small>
  );
}
