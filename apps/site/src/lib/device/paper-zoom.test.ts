import { beforeEach, expect, it, vi } from 'vitest';

import { keepPaperZoom, readPaperZoom } from './paper-zoom.js';

beforeEach(() => {
  localStorage.clear();
});

for (const zoom of ['width', 'page', 0.5, 1.25] as const) {
  it(`keeps the zoom ${String(zoom)} on the device`, () => {
    keepPaperZoom(zoom);
    expect(readPaperZoom()).toBe(zoom);
  });
}

for (const kept of ['', '9', 'wide', '-1']) {
  it(`forgets what is no zoom: “${kept}”`, () => {
    localStorage.setItem('paperZoom', kept);
    expect(readPaperZoom()).toBeUndefined();
  });
}

it('does without storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(readPaperZoom()).toBeUndefined();
});
