import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, motion, tapTarget, vars } from '../../../theme/values.js';

/** The click area is larger than the ribbon. */
export const Pull = styled.button`
  ${mix.resetButton}
  display: block;
  flex: none;
  width: ${tapTarget};
  height: 3.25rem;
  overflow: hidden;
`;

export const Cloth = styled.span`
  display: block;
  width: 1.35rem;
  height: 2.2rem;
  margin-inline: auto;
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
