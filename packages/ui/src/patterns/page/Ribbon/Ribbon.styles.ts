import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, motion, tapTarget, vars } from '../../../theme/values.js';

/** The click area is larger than the ribbon. A button would centre it, away from the edge that it hangs from. */
export const Pull = styled.button`
  ${mix.resetButton}
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: center;
  width: ${tapTarget};
  height: 3.25rem;
  overflow: hidden;
`;

export const Cloth = styled.span`
  width: 1.35rem;
  height: 2.2rem;
  background: ${vars.accent.base};
  clip-path: polygon(0 0, 100% 0, 100% 100%, 50% 78%, 0 100%);
  transition: transform ${motion.fast};

  &[data-busy] {
    transform: translateY(-50%);
  }

  @media ${media.hover} {
    button:hover > &:not([data-busy]) {
      transform: translateY(0.35rem);
    }
  }

  @media ${media.reducedMotion} {
    transition: none;
  }
`;
