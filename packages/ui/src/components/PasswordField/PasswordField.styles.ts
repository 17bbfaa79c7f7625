import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { inputFace } from '../Field/index.js';

export const Input = styled.input`
  ${inputFace}
  padding-right: max(3.25rem, 52px);

  /* Hides the reveal button of Edge. */
  &::-ms-reveal {
    display: none;
  }
`;

export const Toggle = styled.span`
  ${mix.centred}
  position: absolute;
  inset: 0 0.125rem 0 auto;
`;
