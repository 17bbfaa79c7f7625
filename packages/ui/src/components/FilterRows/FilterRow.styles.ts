import { css, styled } from 'styled-components';

import { resetButton, touchTarget } from '../../theme/mixins.js';
import { vars } from '../../theme/vars.js';
import { fontSize, media, motion, space, tapTarget } from '../../tokens/scales.js';

export const Row = styled.div<{ $stacked: boolean }>`
  display: grid;
  grid-template-columns: ${({ $stacked }) => ($stacked ? '1fr' : '5.5rem minmax(0, 1fr) auto')};
  gap: ${({ $stacked }) => ($stacked ? space[2] : space[3])};
  align-items: start;
  padding: ${space[4]} 0;

  & + & {
    border-top: 1px dashed ${vars.border.base};
  }

  ${({ $stacked }) =>
    $stacked &&
    css`
      &:first-child {
        padding-top: 0;
      }
    `}
`;

export const Name = styled.span`
  color: ${vars.text.strong};
  font-family: ${vars.font.display};
  font-size: max(0.9375rem, 14px);
  font-weight: 600;
  line-height: 30px;

  @media ${media.touch} {
    line-height: ${tapTarget};
  }
`;

export const Window = styled.div<{ $foldHeight: number | null }>`
  ${({ $foldHeight }) =>
    $foldHeight !== null &&
    css`
      max-height: ${String($foldHeight)}px;
      overflow: hidden;

      /* Chips on touch screens are taller: one whole line instead of one and a half. */
      @media ${media.touch} {
        max-height: ${tapTarget};
      }
    `}
`;

export const Options = styled.div<{ $stacked: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 5px;

  /* In a sheet the options are tiles in columns, which are easy to tap. */
  ${({ $stacked }) =>
    $stacked &&
    css`
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr));
      gap: ${space[2]};

      > button {
        padding-inline: ${space[1]};
      }

      > [aria-pressed='false'] {
        background: ${vars.surface.page};
        box-shadow: inset 0 0 0 1px ${vars.border.base};
      }
    `}
`;

export const Fold = styled.button`
  ${resetButton}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 30px;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  white-space: nowrap;
  transition: color ${motion.fast};
  ${touchTarget}

  @media ${media.hover} {
    &:hover {
      color: ${vars.accent.base};
    }
  }
`;
