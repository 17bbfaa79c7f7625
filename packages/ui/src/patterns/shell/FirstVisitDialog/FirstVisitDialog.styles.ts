import { styled } from 'styled-components';

import { fontSize } from '../../../theme/values.js';

/** Keeps the line breaks of the configured text. */
export const Text = styled.p`
  font-size: ${fontSize[16]};
  white-space: pre-line;
`;
