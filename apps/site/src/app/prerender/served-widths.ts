import { media, mobileBreakpoint } from '@inkstone/ui/tokens';

import { WIDE } from '../../kits/article/ArticlePage.styles.js';

/** The widths of the window, in px at the usual text size and rising, from which components ask for another layout. */
export const SERVED_WIDTHS: readonly number[] = [
  0,
  mobileBreakpoint,
  ...[media.narrowDesktop, WIDE].map((query) => {
    const [, end, em] = /\((min|max)-width: ([\d.]+)em\)$/.exec(query) ?? [];
    return end === 'max' ? Math.ceil(Number(em) * 16) : Number(em) * 16;
  }),
];
