import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

import type { PaperDocument, PaperPage, Rotation, Size } from '../documents/document.js';
import type { PaperZoom } from '../types.js';
import { inView, keepView, placesOf, scaleOf, type DeskBox, type InView, type Place } from './geometry.js';
import { observeSize } from './observe-size.js';

/** A point of a page, as shares of its size, and its position in the desk's viewport, in px. */
interface Anchor {
  page: number;
  x: number;
  y: number;
  at: { x: number; y: number };
  /**
   * Top of the desk in the browser window, in px, while a zoom is awaited: tools above it that disappear with
   * the zoom move it, and the point below the fingers with it.
   */
  deskTop?: number;
}

export interface Desk {
  bind: { ref: (element: HTMLElement | null) => void; onScroll: () => void };
  /** The element that scrolls. */
  element: HTMLElement | null;
  places: readonly Place[];
  scale: number;
  view: InView;
  /** Scrolls to the sheet at an index. */
  goTo: (index: number) => void;
  /** At the next zoom, the point of a page at this position of the window stays in place. */
  holdAt: (clientX: number, clientY: number) => void;
  /** Corrects the size of a page that differs from the first one. */
  resize: (index: number, size: Size) => void;
}

interface Options {
  zoom: PaperZoom;
  rotation: Rotation;
  margin: number;
  gap: number;
  /** Index of the first sheet that is shown; beyond the last one, the cut is. */
  startPage?: number;
  /** Where on it the desk begins, as a share of its height. */
  startAt?: number | undefined;
}

/** Height in px of the last sheet that remains in view above the cut. */
const ABOVE_CUT = 120;

interface Measured {
  pages: readonly PaperPage[];
  sizes: readonly Size[];
}

function unmeasured(pages: readonly PaperPage[]): Measured {
  return { pages, sizes: pages.map((page) => page.size) };
}

/** Lays the sheets of a document out on a scrolling desk, and tracks which of them are in view. */
export function useDesk(
  { pages }: PaperDocument,
  { zoom, rotation, margin, gap, startPage = 0, startAt = 0 }: Options,
): Desk {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [box, setBox] = useState<Size>({ width: 0, height: 0 });
  // Of these pages: another document, such as one without margins, is measured again.
  const [measured, setMeasured] = useState<Measured>(() => unmeasured(pages));
  const { sizes } = useMemo(
    () => (measured.pages === pages ? measured : unmeasured(pages)),
    [measured, pages],
  );
  const atCut = startPage >= pages.length;
  const first = atCut ? pages.length - 1 : startPage;
  const [view, setView] = useState<InView>({ current: first, first, last: first });
  const anchor = useRef<Anchor>({
    page: first,
    x: 0,
    y: atCut ? 1 : startAt,
    at: { x: margin, y: atCut ? ABOVE_CUT : startAt > 0 ? 0 : gap },
  });

  useLayoutEffect(() => {
    if (element === null) return undefined;
    return observeSize(element, setBox);
  }, [element]);

  const { places, scale } = useMemo(() => {
    const desk: DeskBox = { ...box, margin, gap };
    const scale = scaleOf(zoom, sizes, rotation, desk);
    return { scale, places: placesOf(sizes, scale, rotation, desk) };
  }, [box, sizes, zoom, rotation, margin, gap]);

  const look = useCallback(() => {
    if (element === null) return;
    const next = inView(places, element.scrollTop, element.clientHeight);
    setView((now) => keepView(now, next));
  }, [element, places]);

  /** Left edge of a sheet in the desk's viewport, in px: centred, or at the margin if the sheet is wider. */
  const leftOf = useCallback(
    (place: Place, width: number) => Math.max(margin, (width - place.width) / 2),
    [margin],
  );

  useLayoutEffect(() => {
    const { page, x, y, deskTop, ...held } = anchor.current;
    const place = places[page];
    if (element === null || place === undefined || box.width === 0) return;
    const moved = deskTop === undefined ? 0 : deskTop - element.getBoundingClientRect().top;
    const at = { ...held.at, y: held.at.y + moved };
    anchor.current = { page, x, y, at };
    element.scrollTop = place.top + y * place.height - at.y;
    element.scrollLeft = leftOf(place, element.clientWidth) + x * place.width - at.x;
    look();
  }, [element, places, box, look, leftOf]);

  const hold = useCallback(
    (x: number, y: number) => {
      if (element === null) return;
      const top = element.scrollTop + y;
      const found = places.findIndex((place) => place.top + place.height > top);
      const page = found === -1 ? places.length - 1 : found;
      const place = places[page];
      if (place === undefined) return;
      const left = leftOf(place, element.clientWidth);
      anchor.current = {
        page,
        x: (element.scrollLeft + x - left) / place.width,
        y: (top - place.top) / place.height,
        at: { x, y },
      };
    },
    [element, places, leftOf],
  );

  return {
    bind: {
      ref: setElement,
      onScroll: useCallback(() => {
        if (element !== null) hold(element.clientWidth / 2, 0);
        look();
      }, [element, hold, look]),
    },
    element,
    places,
    scale,
    view,
    goTo: useCallback(
      (index) => {
        const place = places[Math.min(Math.max(index, 0), places.length - 1)];
        if (element === null || place === undefined) return;
        element.scrollTop = place.top - gap;
        // The scroll event comes later, but a second key must start from here.
        look();
      },
      [element, places, gap, look],
    ),
    holdAt: useCallback(
      (clientX, clientY) => {
        const frame = element?.getBoundingClientRect();
        if (frame === undefined) return;
        hold(clientX - frame.left, clientY - frame.top);
        anchor.current.deskTop = frame.top;
      },
      [element, hold],
    ),
    resize: useCallback(
      (index, size) =>
        setMeasured((former) => {
          const now = former.pages === pages ? former : unmeasured(pages);
          const known = now.sizes[index];
          return known?.width === size.width && known.height === size.height
            ? now
            : { pages, sizes: now.sizes.map((other, at) => (at === index ? size : other)) };
        }),
      [pages],
    ),
  };
}
