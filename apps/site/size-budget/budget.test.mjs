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
  it('counts static imports once, through every level', () => {
    expect(initialFiles(manifest, ['index.html', 'home'])).toEqual([
      'covers.js',
      'entry.js',
      'home.js',
      'shared.js',
    ]);
  });

  it('leaves out what is only imported dynamically', () => {
    expect(initialFiles(manifest, ['index.html'])).not.toContain('swiper.js');
  });

  it('refuses a starting point that the build does not have', () => {
    expect(() => initialFiles(manifest, ['gone'])).toThrow('gone is not in the manifest');
  });
});
