import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, motion, space, vars } from '../../../theme/values.js';

/** As high as the head, for a large click area. */
export const Sort = styled.button`
  ${mix.resetButton}
  ${mix.touchTarget}
  ${mix.onHover('color', vars.accent.base)}
  ${mix.inlineRow(space[1])}
  height: 2.75rem;
  white-space: nowrap;
`;

/** Pale until the column is sorted; points down for descending order. */
export const Mark = styled.span`
  ${mix.screenOnly}
  display: inline-flex;
  color: ${vars.text.quiet};
  opacity: 0.5;
  transition: transform ${motion.fast};

  &[data-order] {
    color: ${vars.accent.base};
    opacity: 1;
  }

  &[data-order='ascending'] {
    transform: rotate(180deg);
  }

  @media ${media.reducedMotion} {
    transition: none;
  }
`;
