import { expect, it } from 'vitest';

import { toBannerSlides } from './use-banner-slides.js';

const slide = { id: 1, image: '/files/a.webp', title: '找书：一步到位', intro: '三步。', extend: '' };

for (const [name, extend, href] of [
  ['a route with a query', '/layout/list/booksDetails?id=3', '#/layout/list/booksDetails?id=3'],
  ['another site', 'https://example.com/', 'https://example.com/'],
  ['a link that may not be opened', 'javascript:alert(1)', undefined],
  ['no link', '', undefined],
] as const) {
  it(`shows the picture of a slide with ${name} (spec: A2 slideshow slide)`, () => {
    expect(toBannerSlides([{ ...slide, extend }], { fileUrl: (path) => `https://api.test${path}` })).toEqual([
      { id: 1, title: '找书：\n一步到位', text: '三步。', image: 'https://api.test/files/a.webp', href },
    ]);
  });
}
