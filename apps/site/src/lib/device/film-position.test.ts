import { afterEach, expect, it } from 'vitest';

import { filmPosition, rememberFilmPosition } from './film-position.js';

afterEach(() => {
  localStorage.clear();
});

it('remembers where a film was stopped, in whole seconds', () => {
  rememberFilmPosition(7, 61.8);
  expect(filmPosition(7)).toBe(61);
  expect(filmPosition(8)).toBe(0);
});

it('forgets a film that was watched to its end', () => {
  rememberFilmPosition(7, 61);
  rememberFilmPosition(7, 0);
  expect(filmPosition(7)).toBe(0);
});

it('keeps the fifty films that were watched last', () => {
  for (let id = 1; id <= 51; id += 1) rememberFilmPosition(id, id);
  rememberFilmPosition(2, 9);
  rememberFilmPosition(99, 9);
  expect([1, 2, 3, 4, 51, 99].map(filmPosition)).toEqual([0, 9, 0, 4, 51, 9]);
});

it('starts at the beginning where the stored text is not its own', () => {
  localStorage.setItem('filmPositions', '{"film-7": "soon"}');
  expect(filmPosition(7)).toBe(0);
});
