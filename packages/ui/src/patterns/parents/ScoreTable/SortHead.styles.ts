import { styled } from 'styled-components';

import { resetButton, screenOnly, touchTarget } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { media, motion, space } from '../../../tokens/scales.js';

/** As high as the head, so that it is easy to hit. */
export const Sort = styled.button`
  ${resetButton}
  ${touchTarget}
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  height: 2.75rem;
  white-space: nowrap;

  @media ${media.hover} {
    &:hover {
      color: ${vars.accent.base};
    }
  }
`;

/** Faint until the column is sorted; it points down when the largest is first. */
export const Mark = styled.span`
  ${screenOnly}
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
