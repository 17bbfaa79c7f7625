import { css, keyframes, styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../theme/values.js';

const sweep = keyframes`
  from { translate: -100% 0; }
  to { translate: 334% 0; }
`;

export const Root = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
`;

export const Caption = styled.div`
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
`;

export const Value = styled.span`
  ${mix.numerals}
`;

export const Bar = styled.div<{ $unknown: boolean }>`
  height: 4px;
  border-radius: ${radius.round};
  background: ${vars.border.base};
  overflow: hidden;

  > i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${vars.accent.base};
    transition: width ${motion.fast};
    ${({ $unknown }) =>
      $unknown &&
      css`
        animation: ${sweep} 1.2s ease-in-out infinite;

        /* A static bar would look like a share: stripes over the whole length show that none is known. */
        @media ${media.reducedMotion} {
          width: 100% !important;
          border-radius: 0;
          background: repeating-linear-gradient(-45deg, ${vars.accent.base} 0 4px, transparent 4px 9px);
          animation: none;
        }
      `}
  }
`;
