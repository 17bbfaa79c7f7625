import { describe, expect, it } from 'vitest';

import { initialFiles } from './budget.mjs';

const manifest = {
  'index.html': { file: 'entry.js', imports: ['shared'], dynamicImports: ['home', 'drawer'] },
  home: { file: 'home.js', imports: ['shared', 'covers'], dynamicImports: ['drawer'] },
  shared: { file: 'shared.js' },
  covers: { file: 'covers.js', imports: ['shared'] },
  drawer: { file: 'drawer.js' },
};

describe('initialFiles', () => {
  it('counts every static import once, direct or not', () =>
    expect(initialFiles(manifest, ['index.html', 'home'])).toEqual([
      'covers.js',
      'entry.js',
      'home.js',
      'shared.js',
    ]));

  it('leaves out dynamic imports', () =>
    expect(initialFiles(manifest, ['index.html'])).not.toContain('drawer.js'));

  it('throws for a starting point that the build does not have', () =>
    expect(() => initialFiles(manifest, ['gone'])).toThrow('gone is not in the manifest'));
});
