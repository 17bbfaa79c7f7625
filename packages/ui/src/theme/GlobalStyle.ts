import { createGlobalStyle } from 'styled-components';

import { barHeight, media } from '../tokens/scales.js';
import { boxSizing, elementStyles, textStyles } from './element-styles.js';
import { themeToCss } from './vars.js';
import type { Theme } from './theme.js';

/**
 * Global styles: theme variables, font size of the root, focus ring.
 *
 * The font size of the root scales every rem with the viewport from the base width (1915 px desktop, 375 px
 * mobile, Spec A 9). Its limits are relative to the user's font size, so that browser zoom to 200 % and a
 * larger default font both work.
 */
export const GlobalStyle = createGlobalStyle<{ $theme: Theme }>`
  :root {
    ${({ $theme }) => themeToCss($theme)}
    font-size: clamp(0.875rem, calc(100vw * 16 / 1915), 1.25rem);
    /* Focused elements are scrolled to where no bar covers them (WCAG 2.4.11). */
    scroll-padding-top: ${barHeight.desktopHeader};
    @media ${media.mobile} {
      font-size: clamp(0.875rem, calc(100vw * 16 / 375), 1.25rem);
      scroll-padding-block: ${barHeight.mobileHeader} calc(${barHeight.mobileBottom} + env(safe-area-inset-bottom));
    }
  }
  ${boxSizing}
  body {
    margin: 0;
    ${textStyles}
  }
  ${elementStyles}
`;
