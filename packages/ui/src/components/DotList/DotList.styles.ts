import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { dotBefore } from './dot.js';

/** Hides the dot before the first word of each line, which is in the margin. */
export const Clip = styled.span`
  display: block;
  min-width: 0;
  overflow: hidden;
`;

export const Row = styled.span`
  ${mix.wrap()}
  margin-left: -1em;
`;

export const Word = styled.span`
  ${dotBefore}

  /* A word that is longer than a line breaks, with its dot in the margin. */
  max-width: 100%;
  white-space: normal;
`;
