import { describe, expect, it } from 'vitest';

import { colorOf, widthsOf } from './widths.js';

const cover = '/files/public/content/5e/5e.jpg?size=400x560&color=7a5b3c';

describe('what the URL of a picture offers', () => {
  it('is the widths up to its own, and its colour', () => {
    expect(widthsOf(cover, '11rem')).toEqual({
      srcSet: `${cover}&w=240 240w,${cover}&w=360 360w,${cover}&w=480 480w`,
      sizes: '11rem',
    });
    expect(colorOf(cover)).toBe('#7a5b3c');
  });

  it('has the widest for a larger picture, and no colour for a transparent one', () => {
    expect(widthsOf('/a.png?size=4000x1000', '100vw').srcSet).toMatch(/w=1600 1600w$/);
    // A transparent picture lies on paper.
    expect(colorOf('/a.png?size=4000x1000')).toBe('#fff');
  });

  it.each(['', '/files/a.svg', 'https://cdn.example.cn/a.jpg?size=large', '/a.jpg?x=1&size=9x9&y=2'])(
    'is nothing for %s',
    (src) => {
      expect(widthsOf(src, '100vw')).toEqual({});
      expect(colorOf(src)).toBeUndefined();
    },
  );
});
