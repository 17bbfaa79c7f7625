import type { BrandMarkProps } from '@inkstone/ui/patterns/BrandMark';

export const brand: BrandMarkProps['brand'] = {
  name: '青禾书社',
  tagline: '给乡村学校的好书',
  homeHref: '#/',
  sealText: '青禾',
};
