/** How far the middle of an enlarged picture is from that of its frame, in px. */
export interface Offset {
  x: number;
  y: number;
}

/** Swiper keeps the offset in the style of this element only, and goes on from there. */
function holderIn(stage: HTMLElement): HTMLElement | null {
  return stage.querySelector<HTMLElement>('.swiper-slide-active .swiper-zoom-container');
}

export function offsetOf(stage: HTMLElement): Offset {
  const [, x, y] = /translate3d\(([-\d.]+)px, ([-\d.]+)px/.exec(holderIn(stage)?.style.transform ?? '') ?? [];
  return { x: Number(x ?? 0), y: Number(y ?? 0) };
}

/** Never beyond the edges of the picture. */
export function moveTo(stage: HTMLElement, { x, y }: Offset, scale: number): void {
  const holder = holderIn(stage);
  if (holder === null) return;
  const [mostX, mostY] = [holder.clientWidth, holder.clientHeight].map((side) => (side * (scale - 1)) / 2);
  const limited = [limit(x, mostX ?? 0), limit(y, mostY ?? 0)].map((side) => `${String(side)}px`);
  holder.style.transform = `translate3d(${limited.join(', ')}, 0)`;
}

function limit(value: number, most: number): number {
  return Math.min(Math.max(value, -most), most);
}
