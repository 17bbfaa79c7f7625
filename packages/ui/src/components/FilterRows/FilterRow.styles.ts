import { css, styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, media, motion, space, tapTarget, vars } from '../../theme/values.js';
import { tiles } from './tiles.js';

/** `line` shares its line with other rows. */
export type RowLayout = 'panel' | 'line' | 'sheet';

const columns: Record<RowLayout, string> = {
  panel: '5.5rem minmax(0, 1fr) auto',
  line: '5.5rem minmax(0, 1fr)',
  sheet: '1fr',
};

const divided = css`
  border-top: 1px dashed ${vars.border.base};
`;

export const Row = styled.div<{ $layout: RowLayout }>`
  display: grid;
  grid-template-columns: ${({ $layout }) => columns[$layout]};
  gap: ${({ $layout }) => ($layout === 'sheet' ? space[2] : space[3])};
  align-items: start;
  padding: ${({ $layout }) => ($layout === 'sheet' ? space[4] : '0.125rem')} 0;

  & + & {
    ${({ $layout }) => $layout !== 'line' && divided}
  }

  ${({ $layout }) =>
    $layout === 'sheet' &&
    css`
      &:first-child {
        padding-top: 0;
      }
    `}
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[6]};

  * + & {
    ${divided}
  }
`;

export const Name = styled.span`
  color: ${vars.text.strong};
  font-weight: 600;
  font-family: ${vars.font.display};
  font-size: max(0.9375rem, 14px);
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

      /* Chips are taller on touch screens: one whole line instead of one and a half. */
      @media ${media.touch} {
        max-height: ${tapTarget};
      }
    `}
`;

export const Options = styled.div<{ $stacked: boolean; $grouped: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 5px;

  ${({ $stacked }) => $stacked && tiles('4.75rem')}

  /* As far from the name of the first group as the groups are from each other. */
  ${({ $stacked, $grouped }) =>
    !$stacked &&
    $grouped &&
    css`
      > button {
        margin-right: ${space[3]};
      }
    `}

  ${({ $stacked, $grouped }) =>
    $stacked &&
    $grouped &&
    css`
      gap: 0;

      > button {
        justify-self: start;
        min-width: 4.75rem;
      }
    `}
`;

export const Fold = styled.button`
  ${mix.resetButton}
  ${mix.onHover('color', vars.accent.base)}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  min-height: 30px;
  white-space: nowrap;
  transition: color ${motion.fast};
  ${mix.touchTarget}
`;
