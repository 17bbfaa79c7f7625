import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, vars } from '../../theme/values.js';

export const Root = styled.span`
  ${mix.inlineRow()}
  flex-wrap: wrap;
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
