/**
 * Gives a window of jsdom, which has no layout, what components ask of one: no element changes its size or comes into
 * view, and a media query matches only where `matches` says so.
 */
export function stubLayout(target: typeof globalThis, matches: (media: string) => boolean): void {
  target.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matches(media),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  target.IntersectionObserver = class {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
    takeRecords = () => [];
  };
  target.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
}
