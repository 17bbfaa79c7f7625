import { css, styled } from 'styled-components';

import { resetButton, touchTarget } from '../../theme/mixins.js';
import { vars } from '../../theme/vars.js';
import { media, motion, radius } from '../../tokens/scales.js';

const round = css<{ $outlined: boolean }>`
  ${resetButton}
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid ${({ $outlined }) => ($outlined ? vars.border.strong : 'transparent')};
  border-radius: ${radius.round};
  color: ${vars.text.strong};
  transition:
    background-color ${motion.fast},
    color ${motion.fast},
    scale ${motion.fast};
  ${touchTarget}

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
