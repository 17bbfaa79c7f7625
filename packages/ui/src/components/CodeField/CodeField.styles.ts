import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { media } from '../../theme/values.js';
import { inputFace } from '../Field/index.js';

export const Input = styled.input`
  ${inputFace}
  ${mix.numerals}
  letter-spacing: 0.12em;

  & + button {
    flex: none;
    /* As wide as the longest label, so that the countdown shifts nothing. */
    min-width: 9.5em;
    padding-inline: 1em;
    font-variant-numeric: tabular-nums;

    @media ${media.narrowPhone} {
      flex: 1 0 auto;
    }
  }
`;
