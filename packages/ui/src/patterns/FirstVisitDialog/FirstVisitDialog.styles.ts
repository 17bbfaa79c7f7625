import { styled } from 'styled-components';

import { fontSize } from '../../tokens/scales.js';

/** The operator's own line breaks are kept. */
export const Text = styled.p`
  font-size: ${fontSize[16]};
  white-space: pre-line;
`;
