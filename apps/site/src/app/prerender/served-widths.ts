import { media, mobileBreakpoint } from '@inkstone/ui/tokens';

import { WIDE } from '../../kits/article/ArticlePage.styles.js';

/** The widths of the window, in px and rising, from which components ask for another layout. */
export const SERVED_WIDTHS: readonly number[] = [
  0,
  mobileBreakpoint,
  ...[media.narrowDesktop, WIDE].map((query) => {
    const [, end, px] = /\((min|max)-width: ([\d.]+)px\)$/.exec(query) ?? [];
    return end === 'max' ? Math.ceil(Number(px)) : Number(px);
  }),
];
