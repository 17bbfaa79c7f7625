import { css, styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../theme/values.js';

interface Look {
  $layout: 'pictures' | 'list';
  $hovered: boolean;
  $wrong: boolean;
}

/** As large as a file in the same layout, so that an added file replaces it without a layout shift. */
const faces = {
  pictures: css`
    flex-direction: column;
    justify-content: center;
    min-height: 9rem;
    padding: ${space[3]};
    text-align: center;
  `,
  list: css`
    min-height: max(4.25rem, 44px);
    padding: ${space[3]} ${space[4]};

    > :last-child:not(:nth-child(2)) {
      margin-inline-start: auto;
    }
  `,
};

export const Add = styled.button<Look>`
  ${mix.resetButton}
  display: flex;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  width: 100%;
  min-width: 0;
  border: 1px dashed ${({ $wrong }) => ($wrong ? vars.status.danger : vars.border.strong)};
  border-radius: ${radius.control};
  background: ${vars.surface.raised};
  color: ${vars.text.base};
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast},
    color ${motion.fast};
  ${({ $layout }) => faces[$layout]}

  &:hover:not(:disabled) {
    border-color: ${vars.text.strong};
    color: ${vars.text.strong};
  }

  ${({ $hovered }) =>
    $hovered &&
    css`
      border: 1px solid ${vars.accent.base};
      background: ${vars.accent.tint};
      color: ${vars.text.strong};
    `}

  &:disabled {
    background: ${vars.surface.sunken};
    color: ${vars.text.quiet};
  }
`;

export const AddWords = styled.span`
  display: block;
  font-size: ${fontSize[14]};
  font-weight: 600;
`;

export const DropHint = styled.span`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  display: none;

  @media ${media.desktop} and (hover: hover) {
    display: block;
  }
`;

export const Count = styled.span`
  ${mix.numerals}
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;
