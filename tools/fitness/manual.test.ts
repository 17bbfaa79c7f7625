import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

import { summaries } from '../../.storybook/props/summaries.js';
import { filesIn, read } from './repository.js';

const stories = ['.storybook', 'packages', 'apps']
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.stories.tsx'))
  .map(read);
const pages = filesIn('.storybook/docs').filter((file) => file.endsWith('.mdx'));
const usage = pages.filter((file) => file.includes('/usage/'));

/** The title in the metadata of stories or of a page. */
function titleOf(text: string): string {
  return /(?:meta\b[^=]*= \{|<Meta)\s*title(?:: '|=")([^'"]+)['"]/.exec(text)?.[1] ?? '';
}

/** The id of a page in Storybook, from its id or title and its name. */
function idOf(text: string, name: string): string {
  const own = /meta\b[^=]*= \{\s*title: '[^']+',\s*id: '([^']+)'/.exec(text)?.[1];
  return `${own ?? titleOf(text).toLowerCase().replaceAll('/', '-')}--${name}`;
}

function nameOf(text: string): string {
  return /<Meta[^>]* name="([^"]+)"/.exec(text)?.[1] ?? '';
}

/** The pages that the manual may link to: examples of a component, sheets of the manual, usage and other pages. */
const ids = new Set([
  ...stories.map((text) => idOf(text, text.includes('!autodocs') ? 'sheet' : '属性与样例')),
  ...pages.map(read).map((text) => idOf(text, nameOf(text))),
]);

it('finds the pages of the manual', () => {
  expect(usage.length).toBeGreaterThan(0);
});

it.each(pages)('%s links only to pages that exist', (file) => {
  const links = [...read(file).matchAll(/\?path=\/(?:docs|story)\/([^)\s]+)\)/g)].map(([, id = '']) => id);
  expect(links).not.toEqual([]);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
});

describe.each(usage)('%s', (file) => {
  const text = read(file);

  it('stands beside the stories of its component', () => {
    const title = titleOf(text);
    expect(title.split('/')[1]).toBe(basename(file, '.mdx'));
    expect(stories.map(titleOf)).toContain(title);
  });

  it('answers the same questions in the same order', () => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['何时用', '何时不用', '组成', '宜与忌', '键盘', '读屏', '相关组件']);
  });

  it('shows what to follow and what to avoid', () => {
    expect(text).toContain('<Do ');
    expect(text).toContain('<Dont ');
  });
});

/** Stories of parts that are not components are not shown in the manual. */
const shown = filesIn('packages/ui/src').filter(
  (file) => file.endsWith('.stories.tsx') && !read(file).includes("'!dev'"),
);

it.each(shown)('%s says whether the component is stable or on trial', (file) => {
  expect(read(file)).toMatch(/tags: \[[^\]]*'(?:稳定|试用)'/);
});

it('says in Chinese what each component is, once: on its usage page or in the summaries', () => {
  const titles = stories.filter((text) => !text.includes("'!dev'")).map((text) => titleOf(text).split('/'));
  const components = titles
    // docs/screens.md describes the screens.
    .filter(([group = '']) => !['砚台', '页面'].includes(group))
    .map(([, name = '']) => name);
  const said = [...usage.map((file) => basename(file, '.mdx')), ...Object.keys(summaries)];
  expect(said.toSorted()).toEqual([...new Set(components)].toSorted());
});
