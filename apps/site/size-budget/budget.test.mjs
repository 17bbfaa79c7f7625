import { describe, expect, it } from 'vitest';

import { initialFiles } from './budget.mjs';

const manifest = {
  'index.html': { file: 'entry.js', imports: ['shared'], dynamicImports: ['home', 'swiper'] },
  home: { file: 'home.js', imports: ['shared', 'covers'], dynamicImports: ['swiper'] },
  shared: { file: 'shared.js' },
  covers: { file: 'covers.js', imports: ['shared'] },
  swiper: { file: 'swiper.js' },
};

describe('initialFiles', () => {
  it('counts every static import once, direct or not', () => {
    expect(initialFiles(manifest, ['index.html', 'home'])).toEqual([
      'covers.js',
      'entry.js',
      'home.js',
      'shared.js',
    ]);
  });

  it('leaves out dynamic imports', () => {
    expect(initialFiles(manifest, ['index.html'])).not.toContain('swiper.js');
  });

  it('throws for a starting point that the build does not have', () => {
    expect(() => initialFiles(manifest, ['gone'])).toThrow('gone is not in the manifest');
  });
});
