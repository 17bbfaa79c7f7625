import { css } from 'styled-components';

/** A word of a row with a dot before it. The row reaches 1em to the left, where its parent clips the first dot. */
export const dotBefore = css`
  white-space: nowrap;

  &::before {
    content: '·';
    display: inline-block;
    width: 1em;
    text-align: center;
  }
`;
