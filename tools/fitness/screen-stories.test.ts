import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

import { screenGroups, sharedScreens, storyTitle } from '../screen-components/screen-groups.js';
import { screenTitles } from '../screen-components/screen-titles.js';
import { filesIn, read } from './repository.js';

const titles = new Map(
  [...screenTitles(), ...Object.entries(sharedScreens)].map(([name, title]) => [name.toLowerCase(), title]),
);
const files = filesIn('apps/site/src/screens').filter(
  (file) => file.endsWith('.stories.tsx') && read(file).includes("title: '页面/"),
);

it('finds the stories of the screens', () => {
  expect(files.length).toBeGreaterThan(45);
});

// Designers look for a screen by what it is called on the site, while links and pictures keep its id.
describe.each(files)('%s', (file) => {
  const name = basename(file, '.stories.tsx').toLowerCase();
  const [, title, id] = /const meta = \{\s*title: '([^']+)',\s*id: '([^']+)'/.exec(read(file)) ?? [];

  it('is called in the sidebar as its page is on the site', () => {
    expect(title).toBe(storyTitle(basename(dirname(dirname(file))), titles.get(name) ?? ''));
  });

  it('has the id of its route', () => {
    expect(id).toBe(`页面-${name}`);
  });
});

it('orders all groups of screens in the sidebar', () => {
  // Storybook reads the order from the text of the file, so that it cannot be imported there.
  const [, order = ''] = /'页面',\s*\[([^\]]+)\]/.exec(read('.storybook/preview.tsx')) ?? [];
  expect([...order.matchAll(/'([^']+)'/g)].map(([, group]) => group)).toEqual([
    '首页',
    ...Object.values(screenGroups),
  ]);
});
