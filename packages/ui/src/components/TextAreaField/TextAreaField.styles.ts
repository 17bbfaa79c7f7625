import { styled } from 'styled-components';

import { lineHeight, space } from '../../theme/values.js';
import { inputFace } from '../Field/index.js';

/** Height of a number of lines, with padding and borders. */
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

  /* The field grows automatically, so it needs no resize handle. */
  @supports (field-sizing: content) {
    field-sizing: content;
    resize: none;
  }
`;
