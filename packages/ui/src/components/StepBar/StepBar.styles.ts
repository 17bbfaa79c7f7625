import { css, styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../theme/values.js';
import type { StepState } from '../steps/state.js';
import { markFaces, StepTitle } from '../steps/steps.styles.js';

/** Side of a mark; also positions the lines between the marks. */
const mark = 'max(2rem, 30px)';

interface Layout {
  $vertical: boolean;
}

export const List = styled.ol<Layout>`
  display: flex;
  flex-direction: ${({ $vertical }) => ($vertical ? 'column' : 'row')};

  @media ${media.mobile} {
    gap: ${({ $vertical }) => ($vertical ? 0 : space[1])};
  }
`;

const inARow = css`
  flex: 1;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  text-align: center;

  &:not(:last-child)::after {
    top: calc(${mark} / 2);
    left: calc(50% + ${mark} / 2 + ${space[2]});
    right: calc(-50% + ${mark} / 2 + ${space[2]});
    border-top-width: 1px;
  }

  @media ${media.mobile} {
    gap: 0;

    &:not(:last-child)::after {
      content: none;
    }
  }
`;

const inAColumn = css`
  gap: ${space[4]};

  &:not(:last-child) {
    padding-bottom: ${space[5]};
  }

  &:not(:last-child)::after {
    top: calc(${mark} + ${space[1]});
    bottom: ${space[1]};
    left: calc(${mark} / 2);
    border-left-width: 1px;
  }
`;

export const Step = styled.li<Layout & { $passed: boolean }>`
  position: relative;
  display: flex;
  min-width: 0;

  &::after {
    ${mix.drawn}
    border: 0 solid ${({ $passed }) => ($passed ? vars.text.strong : vars.border.strong)};
  }

  ${({ $vertical }) => ($vertical ? inAColumn : inARow)}
`;

const marks = markFaces(
  css`
    ${mix.filled()}
    border-color: ${vars.accent.base};
  `,
  vars.surface.raised,
);

const segments: Record<StepState, string> = {
  done: vars.text.strong,
  current: vars.accent.base,
  ahead: vars.border.base,
  failed: vars.status.danger,
  locked: vars.border.base,
};

export const Mark = styled.span<Layout & { $state: StepState }>`
  ${mix.numerals}
  ${mix.centred}
  ${mix.square(mark)}
  flex: none;
  border: 1px solid;
  border-radius: ${radius.round};
  font-size: ${fontSize[14]};
  font-weight: 700;
  line-height: 1;
  ${mix.fade('background-color', 'color')}
  ${({ $state }) => marks[$state]}

  ${({ $vertical, $state }) =>
    !$vertical &&
    css`
      @media ${media.mobile} {
        width: 100%;
        height: 4px;
        border: 0;
        background: ${segments[$state]};

        > * {
          display: none;
        }
      }
    `}
`;

export const Words = styled.div<Layout>`
  min-width: 0;
  ${({ $vertical }) =>
    $vertical
      ? css`
          padding-top: calc((${mark} - 1.5em) / 2);
        `
      : css`
          padding-inline: ${space[2]};

          /* Only for screen readers: the text of the current step is shown below the bar. */
          @media ${media.mobile} {
            ${mix.visuallyHidden}
            padding: 0;
          }
        `}
`;

export const Title = styled(StepTitle)`
  font-size: ${fontSize[16]};
`;

export const Description = styled.p`
  ${mix.small('quiet')}
  margin-top: 2px;
  line-height: 1.5;
`;

export const Caption = styled.div`
  display: none;

  @media ${media.mobile} {
    ${mix.strong()}
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: baseline;
    gap: 0 ${space[3]};
    margin-top: ${space[3]};

    > ${Description} {
      grid-column: 2;
      font-weight: 400;
    }
  }
`;

export const Place = styled.span`
  ${mix.numerals}
  color: ${vars.accent.base};
`;
