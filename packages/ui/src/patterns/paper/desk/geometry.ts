import type { Rotation, Size } from '../documents/document.js';
import type { PaperZoom } from '../types.js';

/** Width in px of a page at 100 %; a wider page keeps its own width (Spec A 4, 9). */
const BASE_WIDTH = 800;
export const MIN_ZOOM = 0.5;
export const MAX_ZOOM = 2;
const STEP = 0.25;

/** A desk: its inner size and the space around and between the sheets, all in px. */
export interface DeskBox extends Size {
  margin: number;
  gap: number;
}

/** Position and size of a sheet, in px from the top of the desk. */
export interface Place extends Size {
  top: number;
}

export function turned({ width, height }: Size, rotation: Rotation): Size {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** The scale of a page of this width at 100 %. */
export function wholeScale(width: number): number {
  return Math.max(1, BASE_WIDTH / width);
}

/** CSS px for each px of a page, by the widest page: none is wider than a desk that it is fitted to. */
export function scaleOf(zoom: PaperZoom, sizes: readonly Size[], rotation: Rotation, desk: DeskBox): number {
  const pages = sizes.map((size) => turned(size, rotation));
  const width = Math.max(...pages.map((page) => page.width), 1);
  const height = Math.max(...pages.map((page) => page.height), 1);
  const whole = wholeScale(Math.max(...sizes.map((size) => size.width), 1));
  if (typeof zoom === 'number') return zoom * whole;
  const most = MAX_ZOOM * whole;
  const fitsWidth = Math.min(Math.max(desk.width - 2 * desk.margin, 1) / width, most);
  if (zoom === 'width') return fitsWidth;
  return Math.min(fitsWidth, Math.max(desk.height - 2 * desk.margin, 1) / height);
}

/** The next multiple of 25 % above or below a share such as 1.06, between 50 and 200 %. */
export function nextZoom(share: number, direction: 1 | -1): number {
  // With a tolerance of 0.001: the reader sees 1.2499 as 125 %.
  const steps = direction === 1 ? Math.floor(share / STEP + 0.001) + 1 : Math.ceil(share / STEP - 0.001) - 1;
  return Math.min(Math.max(steps * STEP, MIN_ZOOM), MAX_ZOOM);
}

export function placesOf(
  sizes: readonly Size[],
  scale: number,
  rotation: Rotation,
  { margin, gap }: DeskBox,
): Place[] {
  let top = margin;
  return sizes.map((size) => {
    const page = turned(size, rotation);
    const place = { top, width: page.width * scale, height: page.height * scale };
    top += place.height + gap;
    return place;
  });
}

/** The sheets in view, by index. */
export interface InView {
  current: number;
  /** The sheets that are drawn: those in view, and those up to one height of the desk away. */
  first: number;
  last: number;
}

/**
 * @param start of the view, in px
 * @param length of the view, in px
 */
export function inView(places: readonly Place[], start: number, length: number): InView {
  const middle = start + length / 2;
  const near = places.flatMap(({ top, height }, index) =>
    top < start + 2 * length && top + height > start - length ? [index] : [],
  );
  const passed = places.findIndex(({ top, height }) => top + height > middle);
  const current = passed === -1 ? places.length - 1 : passed;
  return { current: Math.max(current, 0), first: near[0] ?? 0, last: near.at(-1) ?? 0 };
}

/** Returns the former view if nothing has changed, so that a scroll event does not render. */
export function keepView(former: InView, next: InView): InView {
  const same = former.current === next.current && former.first === next.first && former.last === next.last;
  return same ? former : next;
}
