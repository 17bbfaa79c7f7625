import { css } from 'styled-components';

/** A dot before each word. The row extends 1em to the left, where its parent clips a line's first dot. */
export const dotBefore = css`
  /* The second line of a long word starts under its first, not in the margin, which is clipped. */
  padding-left: 1em;
  text-indent: -1em;
  white-space: nowrap;

  &::before {
    text-indent: 0;
    content: '·';
    display: inline-block;
    width: 1em;
    text-align: center;
  }
`;
