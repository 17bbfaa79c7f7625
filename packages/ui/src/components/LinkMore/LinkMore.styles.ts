import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, media, motion, space, vars } from '../../theme/values.js';

export const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  flex: none;
  ${mix.onNarrowPhone('flex', '0 1 auto')}
  ${mix.onNarrowPhone('white-space', 'normal')}
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
