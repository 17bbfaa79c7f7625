import { css, styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { motion, space, vars } from '../../theme/values.js';

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
  ${mix.resetButton}
  ${mix.onHover('color', vars.accent.base)}
  ${mix.row(space[1])}
  justify-content: center;
  width: 100%;
  min-height: max(2.75rem, 44px);
  margin-top: ${space[2]};
  border-top: 1px solid ${vars.border.base};
  color: ${vars.text.base};
  font-weight: 600;
  transition: color ${motion.fast};
`;
