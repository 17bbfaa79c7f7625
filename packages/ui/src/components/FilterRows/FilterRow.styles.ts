import { css, styled } from 'styled-components';

import * as mix from '../../theme/mixins.js';
import { media, motion, space, tapTarget, vars } from '../../theme/values.js';
import { tiles } from './tiles.js';

/** `line` shares its line with others. */
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
  padding: ${space[4]} 0;

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
  ${mix.wrap()}
  column-gap: ${space[6]};

  * + & {
    ${divided}
  }
`;

export const Name = styled.span`
  ${mix.strong}
  ${mix.onTouch('line-height', tapTarget)}
  font-family: ${vars.font.display};
  font-size: max(0.9375rem, 14px);
  line-height: 30px;
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

export const Options = styled.div<{ $stacked: boolean; $grouped: boolean }>`
  ${mix.wrap('5px')}

  ${({ $stacked }) => $stacked && tiles('4.75rem')}

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
  ${mix.inlineRow(space[1])}
  ${mix.small('quiet')}
  min-height: 30px;
  white-space: nowrap;
  transition: color ${motion.fast};
  ${mix.touchTarget}
`;
