import { styled } from 'styled-components';

import { touchTarget } from '../../theme/mixins.js';
import { vars } from '../../theme/vars.js';
import { fontSize, media, motion, space } from '../../tokens/scales.js';

export const Link = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  white-space: nowrap;
  ${touchTarget}

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
