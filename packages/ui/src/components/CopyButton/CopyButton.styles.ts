import { styled } from 'styled-components';

import { vars } from '../../theme/vars.js';
import { fontSize } from '../../tokens/scales.js';

/** One item, wherever the button stands in a row. */
export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
`;

/** Both labels in one cell, so that the button keeps its width. */
export const Labels = styled.span`
  display: grid;
`;

export const Words = styled.span<{ $shown: boolean }>`
  grid-area: 1 / 1;
  text-align: center;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;

export const Failure = styled.span`
  color: ${vars.status.danger};
  font-size: ${fontSize[14]};
`;
