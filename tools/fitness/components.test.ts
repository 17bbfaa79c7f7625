import { describe, expect, it } from 'vitest';
import { exists, foldersIn, read } from './house.js';

const components = ['packages/ui/src/components', 'packages/ui/src/patterns'].flatMap((folder) =>
  // A folder in lower case holds helpers that several components share.
  foldersIn(folder)
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => [`${folder}/${name}`, name] as const),
);

it('finds the components', () => {
  expect(components.length).toBeGreaterThan(0);
});

describe.each(components)('%s', (folder, name) => {
  it('is named like what it holds and exports', () => {
    expect(read(`${folder}/index.ts`)).toMatch(new RegExp(`\\b(use)?${name}`));
  });

  it('has a story, which is also its accessibility test', () => {
    expect(exists(`${folder}/${name}.stories.tsx`)).toBe(true);
  });
});
