import { css, styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { media, motion, radius, vars } from '../../theme/values.js';

const round = css<{ $outlined: boolean }>`
  ${mix.resetButton}
  display: inline-flex;
  align-items: center;
  width: 2.75rem;
  height: 2.75rem;
  flex: none;
  justify-content: center;
  border: 1px solid ${({ $outlined }) => ($outlined ? vars.border.strong : 'transparent')};
  border-radius: ${radius.round};
  color: ${vars.text.strong};
  transition:
    background-color ${motion.fast},
    color ${motion.fast},
    scale ${motion.fast};
  ${mix.touchTarget}

  @media ${media.hover} {
    &:hover:not(:disabled) {
      background: ${vars.surface.sunken};
    }
  }

  &:active:not(:disabled) {
    scale: 0.94;
  }

  &:disabled {
    color: ${vars.text.quiet};
  }
`;

export const Round = styled.button<{ $outlined: boolean }>`
  ${round}
`;

export const RoundLink = styled.a<{ $outlined: boolean }>`
  ${round}
`;
