import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

export const Text = styled.div`
  max-width: 38em;
  color: ${vars.text.base};
  font-size: 1.0625rem;
  line-height: 1.9;
  overflow-wrap: anywhere;

  &[data-size='small'] {
    font-size: 0.9375rem;
  }

  &[data-size='large'] {
    font-size: 1.25rem;
  }

  > :first-child {
    margin-top: 0;
  }

  p,
  ul,
  ol,
  blockquote,
  figure,
  table,
  pre {
    margin-block: 0 1.25em;
  }

  h2,
  h3,
  h4 {
    margin-block: 2em 0.75em;
    color: ${vars.text.strong};
    font-family: ${vars.font.display};
    line-height: 1.4;
  }

  h2 {
    font-size: ${fontSize[28]};
  }

  h3 {
    font-size: ${fontSize[22]};
  }

  h4 {
    font-size: ${fontSize[18]};
  }

  strong,
  b {
    color: ${vars.text.strong};
  }

  a {
    color: ${vars.accent.base};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  ul,
  ol {
    padding-left: 1.5em;
  }

  li + li {
    margin-top: 0.4em;
  }

  li::marker {
    color: ${vars.accent.base};
  }

  blockquote {
    margin-inline: 0;
    padding-left: ${space[5]};
    border-left: 3px solid ${vars.accent.base};
    color: ${vars.text.strong};
    font-family: ${vars.font.display};

    > :last-child {
      margin-bottom: 0;
    }
  }

  /* The width and height attributes of a picture reserve its space before it loads. */
  img,
  video {
    display: block;
    height: auto;
    margin-inline: auto;
    border-radius: ${radius.control};
  }

  img[role='button'] {
    cursor: zoom-in;
  }

  figcaption {
    ${mix.small('quiet')}
    margin-top: ${space[2]};
    text-align: center;
  }

  /* A wide table scrolls, the page does not. */
  table {
    display: block;
    width: fit-content;
    max-width: 100%;
    border-block: 2px solid ${vars.text.strong};
    border-collapse: collapse;
    font-size: ${fontSize[16]};
    line-height: 1.6;
    overflow-x: auto;
  }

  th,
  td {
    min-width: 7em;
    padding: ${space[2]} ${space[4]};
    border-bottom: 1px solid ${vars.border.base};
    text-align: left;
    vertical-align: top;
  }

  caption {
    ${mix.small('quiet')}
    padding: ${space[2]} ${space[4]};
    text-align: left;
  }

  th {
    color: ${vars.text.strong};
    font-family: ${vars.font.display};
    white-space: nowrap;
  }

  hr {
    width: 6em;
    margin: 2.5em auto;
    border: 0;
    border-top: 1px solid ${vars.border.strong};
  }

  @media ${media.mobile} {
    font-size: ${fontSize[16]};

    h2 {
      font-size: ${fontSize[22]};
    }

    h3 {
      font-size: ${fontSize[18]};
    }

    th,
    td {
      padding-inline: ${space[2]};
    }

    /* A column of names or times leaves its width to the texts. */
    :first-child:is(th, td) {
      min-width: 3.5em;
    }
  }
`;

/** A picture in its own size, at most as wide as the dialog. */
export const LargePicture = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
  margin-inline: auto;
`;
