import { css, styled } from 'styled-components';

import { resetButton } from '../../theme/mixins.js';
import { vars } from '../../theme/vars.js';
import { media, motion, space } from '../../tokens/scales.js';

export const Root = styled.div`
  min-width: 0;
`;

export const Window = styled.div<{ $folded: boolean }>`
  overflow: hidden;
  ${({ $folded }) =>
    $folded &&
    css`
      mask-image: linear-gradient(#000 calc(100% - 6rem), transparent);
    `}

  /* Contains the margins of the first and last child, or the measured height would be too small. */
  > div {
    display: flow-root;
  }
`;

export const Toggle = styled.button`
  ${resetButton}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  width: 100%;
  min-height: max(2.75rem, 44px);
  margin-top: ${space[2]};
  border-top: 1px solid ${vars.border.base};
  color: ${vars.text.base};
  font-weight: 600;
  transition: color ${motion.fast};

  @media ${media.hover} {
    &:hover {
      color: ${vars.accent.base};
    }
  }
`;
