import { expect, it } from 'vitest';

import { names } from '../../.storybook/names/chinese-name.js';
import { namedStories } from '../../.storybook/names/name-stories.js';
import { filesIn, read } from './repository.js';

const files = ['.storybook', 'packages', 'apps']
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.stories.tsx'));
const stories = files.flatMap((file) => namedStories(read(file), file).map((story) => ({ file, ...story })));

it('finds the stories', () => {
  expect(stories.length).toBeGreaterThan(1000);
});

it('has a Chinese name of every story', () => {
  const unnamed = stories.filter(({ name }) => !/\p{Script=Han}/u.test(name));
  expect(unnamed.map(({ file, exportName }) => `${file}: ${exportName}`)).toEqual([]);
});

it('has no two stories of the same name beside each other', () => {
  const lines = stories.map(({ file, name }) => `${file}: ${name}`);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

it('names no story that is gone', () => {
  const exports = new Set(stories.map(({ exportName }) => exportName));
  const unused = Object.keys(names).filter((name) => !exports.has(name) && !exports.has(`${name}OnPhone`));
  expect(unused).toEqual([]);
});
