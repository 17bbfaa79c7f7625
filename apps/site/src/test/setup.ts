import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Waiting ends with the test's own time limit, so that no result depends on the speed of the machine.
configure({ asyncUtilTimeout: 25_000 });

// jsdom has no layout: no media query matches, no element changes its size, and none comes into view.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.IntersectionObserver = class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
};
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});
