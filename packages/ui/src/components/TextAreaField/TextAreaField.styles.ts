import { styled } from 'styled-components';

import { lineHeight, space } from '../../tokens/scales.js';
import { inputFace } from '../Field/index.js';

/** As high as so many lines, with the room above and below them and the two hairlines. */
function heightOf(rows: number): string {
  return `calc(${String(rows)} * ${lineHeight.text}em + 2 * ${space[3]} + 2px)`;
}

export const TextArea = styled.textarea<{ $maxRows: number }>`
  ${inputFace}
  min-height: ${({ rows }) => heightOf(rows ?? 1)};
  max-height: ${({ $maxRows }) => heightOf($maxRows)};
  padding-block: ${space[3]};
  line-height: ${lineHeight.text};
  resize: vertical;

  /* It grows by itself: a handle to drag would only undo that. */
  @supports (field-sizing: content) {
    field-sizing: content;
    resize: none;
  }
`;
