import { createGlobalStyle } from 'styled-components';

import { barHeight, fontSize, lineHeight, media } from '../tokens/scales.js';
import { themeToCss, vars } from './vars.js';
import type { Theme } from './theme.js';

/**
 * Global styles: theme variables, font size of the root, focus ring.
 *
 * The font size of the root scales every rem with the viewport from the base width (1915 px desktop, 375 px
 * mobile, Spec A 9). Its limits are relative to the font size that the visitor has set, so that browser zoom
 * to 200 % and a larger default font both work.
 */
export const GlobalStyle = createGlobalStyle<{ $theme: Theme }>`
  :root {
    ${({ $theme }) => themeToCss($theme)}
    font-size: clamp(0.875rem, calc(100vw * 16 / 1915), 1.25rem);
    /* What gets the focus is scrolled to where no bar covers it (WCAG 2.4.11). */
    scroll-padding-top: ${barHeight.desktopHeader};
    @media ${media.mobile} {
      font-size: clamp(0.875rem, calc(100vw * 16 / 375), 1.25rem);
      scroll-padding-block: ${barHeight.mobileHeader} calc(${barHeight.mobileBottom} + env(safe-area-inset-bottom));
    }
  }
  *, *::before, *::after { box-sizing: border-box; }
  body {
    margin: 0;
    background: ${vars.surface.page};
    color: ${vars.text.base};
    font-family: ${vars.font.text};
    font-size: ${fontSize[16]};
    line-height: ${lineHeight.text};
    -webkit-font-smoothing: antialiased;
    text-size-adjust: 100%;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3 {
    color: ${vars.text.strong};
    font-family: ${vars.font.display};
    font-weight: 700;
    line-height: ${lineHeight.title};
    text-wrap: balance;
  }
  a { color: inherit; text-decoration: none; }
  button, input, select, textarea { font: inherit; color: inherit; }
  img, video, svg { max-width: 100%; }
  :focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: 2px;
  }
  @media print {
    dialog, [popover] { display: none !important; }
  }
  @media ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      /* Any other time would let every property of every element change over a frame. */
      transition-duration: 0s !important;
    }
  }
`;
