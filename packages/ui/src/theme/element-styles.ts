import { css } from 'styled-components';

import { fontSize, lineHeight, media } from '../tokens/scales.js';
import { vars } from './vars.js';

/** Text styles that components inherit from the element around them. */
export const textStyles = css`
  background: ${vars.surface.page};
  color: ${vars.text.base};
  font-family: ${vars.font.text};
  font-size: ${fontSize[16]};
  line-height: ${lineHeight.text};
  -webkit-font-smoothing: antialiased;
  text-size-adjust: 100%;
`;

export const boxSizing = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
`;

/** Styles of plain elements that components rely on. */
export const elementStyles = css`
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  p,
  li,
  dd,
  p,
  li,
  dd,
  figcaption,
  td,
  a,
  button,
  summary,
  label {
    text-wrap: pretty;
  }
  h4,
  :is(h1, h2, h3, h4) :is(a, button) {
    text-wrap: balance;
  }
  h1,
  h2,
  h3 {
    color: ${vars.text.strong};
    font-family: ${vars.font.display};
    font-weight: 700;
    line-height: ${lineHeight.title};
    text-wrap: balance;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  /* A telephone number must not break at its hyphen. */
  a[href^='tel:'] {
    white-space: nowrap;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  img,
  video,
  svg {
    max-width: 100%;
  }
  img,
  video {
    filter: ${vars.picture.filter};
  }
  :focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: 2px;
  }
  /* The page has moved the focus to a result so that it is read out. A frame around a whole column looks like a fault. */
  :is(section, div, h1, h2, h3, span)[tabindex='-1']:focus-visible {
    outline: none;
    box-shadow: -3px 0 0 ${vars.focus};
  }
  /* What is chosen is told by a colour, a ground or a shadow, and the colours of the system remove all three. */
  @media (forced-colors: active) {
    :is([aria-current='page'], [aria-current='true'], [aria-current='step'], [aria-current='location']):not(
      span
    ),
    [aria-selected='true'],
    [aria-pressed='true'],
    :checked:not(option) + span {
      background: SelectedItem !important;
      forced-color-adjust: none;

      &,
      * {
        color: SelectedItemText !important;
      }
    }
  }
  @media print {
    dialog,
    [popover] {
      display: none !important;
    }
  }
  @media ${media.reducedMotion} {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      /* With any other duration, each change of a property would take a frame. */
      transition-duration: 0s !important;
    }
  }
`;
