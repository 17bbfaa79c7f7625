import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, space, vars } from '../../../theme/values.js';

export const Sheet = styled.article`
  position: relative;
  padding: ${space[7]} 3.5rem;
  border: 1px solid ${vars.border.base};
  border-radius: 3px;
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};

  &::before,
  &::after {
    ${mix.drawn}
    inset: 1.1rem;
    border: 1.5px solid ${vars.accent.base};
    opacity: 0.4;
    pointer-events: none;
  }

  &::after {
    inset: 1.4rem;
    border-width: 1px;
    opacity: 0.2;
  }

  @media ${media.mobile} {
    margin-inline: -0.375rem;
    padding: ${space[6]} 1.6rem;

    &::before {
      inset: 0.6rem;
    }

    &::after {
      inset: 0.8rem;
    }
  }
`;
