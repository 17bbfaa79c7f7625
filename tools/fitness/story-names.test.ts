import { expect, it } from 'vitest';

import { namedStories } from '../../.storybook/names/name-stories.js';
import { storyNames } from '../../.storybook/names/story-names.js';
import { filesIn, read } from './repository.js';

const files = ['.storybook', 'packages', 'apps']
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.stories.tsx'));
const stories = files.flatMap((file) => namedStories(read(file), file).map((story) => ({ file, ...story })));

it('has a Chinese name of every story, of its own in its file, and of no story that is gone', () => {
  expect(stories.length).toBeGreaterThan(1000);
  const unnamed = stories.filter(({ name }) => !/\p{Script=Han}/u.test(name));
  expect(unnamed.map(({ file, exportName }) => `${file}: ${exportName}`)).toEqual([]);
  const lines = stories.map(({ file, name }) => `${file}: ${name}`);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  const exports = new Set(stories.map(({ exportName }) => exportName.replace(/(?<=.)OnPhone$/, '')));
  expect(Object.keys(storyNames).filter((name) => !exports.has(name))).toEqual([]);
});
