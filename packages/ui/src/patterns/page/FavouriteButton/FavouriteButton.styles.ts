import { css, keyframes, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../../theme/values.js';

interface Look {
  $on: boolean;
  $busy: boolean;
}

const beat = keyframes`
  50% { scale: 0.86; }
`;

const full = css<Look>`
  min-height: 2.75rem;
  padding: 0 1.25rem;
  border: 1px solid ${({ $on }) => ($on ? vars.accent.base : vars.border.strong)};
  background: ${({ $on }) => ($on ? vars.accent.tint : 'transparent')};
  color: ${({ $on }) => ($on ? vars.accent.base : vars.text.strong)};
  font-size: ${fontSize[16]};
  font-weight: 600;
`;

const compact = css<Look>`
  width: 2.5rem;
  min-height: 2.5rem;
  color: ${({ $on }) => ($on ? vars.accent.base : vars.text.quiet)};
`;

export const Toggle = styled.button<Look & { $compact: boolean }>`
  ${mix.resetButton}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  flex: none;
  justify-content: center;
  border-radius: ${radius.control};
  line-height: 1.2;
  white-space: nowrap;
  cursor: ${({ $busy }) => ($busy ? 'progress' : 'pointer')};
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast},
    color ${motion.fast};
  ${({ $compact }) => ($compact ? compact : full)}
  ${mix.touchTarget}

  > svg {
    animation: ${({ $busy }) =>
      $busy
        ? css`
            ${beat} 700ms ease-in-out infinite
          `
        : 'none'};
  }

  &:active > svg {
    scale: 0.86;
  }

  @media ${media.hover} {
    &:hover {
      border-color: ${vars.accent.base};
      background: ${vars.accent.tint};
      color: ${vars.accent.base};
    }
  }
`;
