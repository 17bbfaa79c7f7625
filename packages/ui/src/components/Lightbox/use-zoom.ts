import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import { distanceOf, middleOf, movedBy, WHOLE, zoomedAt, type Zoom } from './zoom.js';

const STEP = 1.5;
/** How far an arrow key moves the picture, in px. */
const KEY_MOVE = 60;
const DOUBLE_CLICK_SCALE = 2.5;

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: KEY_MOVE, y: 0 },
  ArrowRight: { x: -KEY_MOVE, y: 0 },
  ArrowUp: { x: 0, y: KEY_MOVE },
  ArrowDown: { x: 0, y: -KEY_MOVE },
};

type Place = Pick<PointerEvent<HTMLElement>, 'clientX' | 'clientY'>;

/** The position of a pointer, in px from the middle of the frame. */
function fromMiddle(frame: HTMLElement, { clientX, clientY }: Place) {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function sizeOf(frame: HTMLElement | null) {
  return { width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 };
}

/** Zooming and moving of a picture by wheel, fingers, buttons and keys. */
export function useZoom() {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const frame = useRef<HTMLElement | null>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());

  const zoomBy = useCallback(
    (factor: number, at = { x: 0, y: 0 }) =>
      setZoom((now) => zoomedAt(now, factor, at, sizeOf(frame.current))),
    [],
  );

  const bindFrame = useCallback(
    (element: HTMLElement | null) => {
      frame.current = element;
      if (element === null) return undefined;
      // React's listener is passive: the page behind the dialog would scroll, or the browser would zoom.
      function onWheel(event: WheelEvent) {
        event.preventDefault();
        if (element !== null) zoomBy(Math.exp(-event.deltaY / 300), fromMiddle(element, event));
      }
      element.addEventListener('wheel', onWheel, { passive: false });
      return () => element.removeEventListener('wheel', onWheel);
    },
    [zoomBy],
  );

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, fromMiddle(event.currentTarget, event));
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = fromMiddle(event.currentTarget, event);
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
    const [other] = others.map(([, place]) => place);
    pointers.current.set(event.pointerId, now);
    if (other === undefined) {
      setZoom((zoomed) =>
        movedBy(zoomed, { x: now.x - before.x, y: now.y - before.y }, sizeOf(frame.current)),
      );
    } else {
      zoomBy(distanceOf(now, other) / Math.max(distanceOf(before, other), 1), middleOf(now, other));
    }
  }

  function onPointerEnd(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = arrows[event.key];
    if (move !== undefined) setZoom((now) => movedBy(now, move, sizeOf(frame.current)));
    else if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') setZoom(WHOLE);
    else return;
    event.preventDefault();
  }

  return {
    zoom,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    reset: () => setZoom(WHOLE),
    onKeyDown,
    /** Props of the element in which the picture moves. */
    frame: {
      ref: bindFrame,
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onDoubleClick: (event: Place & { currentTarget: HTMLElement }) => {
        if (zoom.scale > 1) setZoom(WHOLE);
        else zoomBy(DOUBLE_CLICK_SCALE, fromMiddle(event.currentTarget, event));
      },
    },
  };
}
