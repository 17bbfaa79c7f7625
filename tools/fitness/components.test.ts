import { describe, expect, it } from 'vitest';
import { exists, foldersIn, read } from './repository.js';

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
  it('exports a component or hook with the name of the folder', () => {
    expect(read(`${folder}/index.ts`)).toMatch(new RegExp(`\\b(use)?${name}`));
  });

  it('has stories, which are also its accessibility tests', () => {
    expect(exists(`${folder}/${name}.stories.tsx`)).toBe(true);
  });
});
