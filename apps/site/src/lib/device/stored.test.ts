import { beforeEach, expect, it, vi } from 'vitest';

import { myScore, paperZoom, readyPapers } from './choices.js';
import { textSize } from './text-size.js';

beforeEach(() => {
  localStorage.clear();
});

it.each(['width', 'page', 0.5, 1.25] as const)(
  'keeps the zoom %s on the device until it is removed',
  (zoom) => {
    paperZoom.write(zoom);
    expect(paperZoom.read()).toBe(zoom);
    paperZoom.write(undefined);
    expect(localStorage).toHaveLength(0);
  },
);

it.each([
  ['paperZoom', paperZoom, ['', '9', 'wide', '-1']],
  ['articleTextSize', textSize, ['', 'huge']],
  ['myScore', myScore, ['1000', 'x']],
  ['shopPapers', readyPapers, ['null', 'not JSON']],
])('drops what does not fit %s', (key, entry, texts) => {
  for (const text of texts) {
    localStorage.setItem(key, text);
    expect(entry.read()).toBeUndefined();
  }
});

it('keeps the part that fits', () => {
  localStorage.setItem('shopPapers', '{"merged":"2","ready":["id",3]}');
  expect(readyPapers.read()).toEqual({ merged: '', ready: ['id'] });
});

it('does without storage', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  paperZoom.write('page');
  expect(paperZoom.read()).toBeUndefined();
});
