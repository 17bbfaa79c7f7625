import { css } from 'styled-components';

/** A dot before each word. The row extends 1em to the left, where its parent clips a line's first dot. */
export const dotBefore = css`
  white-space: nowrap;

  &::before {
    content: '·';
    display: inline-block;
    width: 1em;
    text-align: center;
  }
`;
