import { expect, it } from 'vitest';

import { shorten } from './shorten.js';

it.each([
  ['数学', 8, '数学'],
  ['2027高三数学总复习第20册', 10, '2027高…第20册'],
  ['𠮷林𡈽话词典', 6, '𠮷林𡈽话词典'],
])('shortens %s to %i characters, with its end', (text, room, shown) => {
  expect(shorten(text, room)).toBe(shown);
});
