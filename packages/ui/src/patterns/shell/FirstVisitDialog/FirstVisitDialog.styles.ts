import { styled } from 'styled-components';

import { fontSize } from '../../../tokens/scales.js';

/** Keeps the line breaks of the configured text. */
export const Text = styled.p`
  font-size: ${fontSize[16]};
  white-space: pre-line;
`;
