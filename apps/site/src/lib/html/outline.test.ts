import { expect, it } from 'vitest';

import { outlineOf } from './outline.js';

it('lists the sections of a long article in their order', () => {
  expect(outlineOf('<p>前言</p><h2>怎样<em>换算</em></h2><h3>小节</h3><h2> 误会 </h2>')).toEqual([
    { id: '0', title: '怎样换算' },
    { id: '1', title: '误会' },
  ]);
});

it('is empty for an article of one section', () =>
  expect(outlineOf('<h2>唯一的一节</h2><p>正文</p>')).toEqual([]));

it('reads the names of characters', () => {
  const html = '<h2 class="a">A&amp;B&nbsp;&lt;C&gt;</h2><h2>&quot;D&quot; &hearts;</h2>';
  expect(outlineOf(html).map(({ title }) => title)).toEqual(['A&B <C>', '"D" &hearts;']);
});
