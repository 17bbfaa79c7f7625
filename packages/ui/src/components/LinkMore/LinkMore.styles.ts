import { styled } from 'styled-components';

import * as mix from '../../theme/mixins.js';
import { media, motion, space, vars } from '../../theme/values.js';

export const Link = styled.a`
  ${mix.inlineRow(space[1])}
  ${mix.small('base')}
  flex: none;
  white-space: nowrap;
  ${mix.touchTarget}

  > span {
    border-bottom: 1px solid ${vars.border.strong};
    transition: border-color ${motion.fast};
  }

  > svg {
    transition: translate ${motion.fast};
  }

  @media ${media.hover} {
    &:hover {
      color: ${vars.accent.base};

      > span {
        border-color: currentColor;
      }

      > svg {
        translate: 0.15rem 0;
      }
    }
  }
`;
