import { useState, type KeyboardEvent } from 'react';

import type { PaperDocument, Rotation } from '../documents/document.js';
import type { PaperZoom } from '../types.js';
import { MAX_ZOOM, MIN_ZOOM, nextZoom, wholeScale } from './geometry.js';
import { useDesk, type Desk } from './use-desk.js';

interface Options {
  startZoom?: PaperZoom | undefined;
  onZoom?: ((zoom: PaperZoom) => void) | undefined;
  startPage?: number;
  startAt?: number | undefined;
  /** Space around the sheets and between them, in px. */
  margin: number;
  gap: number;
}

export interface Reading extends Desk {
  document: PaperDocument;
  zoom: PaperZoom;
  /** The zoom as a share of the base width, also for zooms that follow the desk. */
  share: number;
  setZoom: (zoom: PaperZoom) => void;
  /** Zooms without calling `onZoom`, for the steps of a gesture that has not ended. */
  stretch: (share: number) => void;
  zoomBy: (direction: 1 | -1) => void;
  canZoomIn: boolean;
  canZoomOut: boolean;
  rotation: Rotation;
  rotate: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Whether a key is meant for the reader: not a shortcut of the browser, nor typed into a field. */
export function isPlainKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof HTMLInputElement);
}

/** The state of an opened document: page, zoom, rotation, and the keys for all of them. */
export function useReading(
  document: PaperDocument,
  { startZoom = 'width', onZoom, ...options }: Options,
): Reading {
  const [zoom, setOwnZoom] = useState<PaperZoom>(startZoom);
  const [rotation, setRotation] = useState<Rotation>(0);
  const desk = useDesk(document, { ...options, zoom, rotation });
  const share = desk.scale / wholeScale(Math.max(...document.pages.map((page) => page.size.width), 1));

  function setZoom(next: PaperZoom) {
    setOwnZoom(next);
    onZoom?.(next);
  }

  function zoomBy(direction: 1 | -1) {
    setZoom(nextZoom(share, direction));
  }

  function rotate() {
    setRotation((now) => ((now + 90) % 360) as Rotation);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isPlainKey(event)) return;
    if (event.key === 'ArrowLeft') desk.goTo(desk.view.current - 1);
    else if (event.key === 'ArrowRight') desk.goTo(desk.view.current + 1);
    else if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-') zoomBy(-1);
    else if (event.key === 'r' || event.key === 'R') rotate();
    else return;
    event.preventDefault();
  }

  return {
    ...desk,
    document,
    zoom,
    share,
    setZoom,
    stretch: setOwnZoom,
    zoomBy,
    canZoomIn: share < MAX_ZOOM - 0.001,
    canZoomOut: share > MIN_ZOOM + 0.001,
    rotation,
    rotate,
    onKeyDown,
  };
}
