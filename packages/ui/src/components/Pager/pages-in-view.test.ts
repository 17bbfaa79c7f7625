import { describe, expect, it } from 'vitest';

import { pagesInView } from './pages-in-view.js';

describe('pagesInView', () => {
  it.each([
    [1, 13, [1, 2, 3, 4]],
    [2, 13, [1, 2, 3, 4]],
    [3, 13, [2, 3, 4, 5]],
    [12, 13, [10, 11, 12, 13]],
    [13, 13, [10, 11, 12, 13]],
    [1, 1, [1]],
    [3, 3, [1, 2, 3]],
    [2, 4, [1, 2, 3, 4]],
  ])('page %i of %i has the buttons %j', (page, count, buttons) =>
    expect(pagesInView(page, count)).toEqual(buttons),
  );

  it('contains the current page and at most four pages in every case (spec: A9 pager, B9 pager)', () => {
    for (let count = 1; count <= 30; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const pages = pagesInView(page, count);
        expect(pages).toContain(page);
        expect(pages.length).toBeLessThanOrEqual(4);
        expect(pages.every((shown) => shown >= 1 && shown <= count)).toBe(true);
      }
    }
  });
});
