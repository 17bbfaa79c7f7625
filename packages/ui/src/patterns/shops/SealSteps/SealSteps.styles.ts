import { css, styled } from 'styled-components';

import type { StepState } from '../../../components/steps/state.js';
import { resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, radius, space } from '../../../tokens/scales.js';

/** Side of a seal; the lines between the seals are positioned by it. */
const side = '2.25rem';

export const List = styled.ol`
  ${resetList}
  display: grid;

  @media ${media.mobile} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

export const Step = styled.li<{ $passed: boolean }>`
  position: relative;
  display: flex;
  gap: ${space[3]};
  min-width: 0;

  &:not(:last-child) {
    padding-bottom: ${space[5]};
  }

  &:not(:last-child)::after {
    position: absolute;
    top: calc(${side} + ${space[1]});
    bottom: ${space[1]};
    left: calc(${side} / 2);
    border-left: 1px solid ${({ $passed }) => ($passed ? vars.text.strong : vars.border.strong)};
    content: '';
  }

  @media ${media.mobile} {
    flex-direction: column;
    align-items: center;
    gap: ${space[1]};

    &:not(:last-child) {
      padding-bottom: 0;
    }

    &:not(:last-child)::after {
      top: calc(${side} / 2);
      bottom: auto;
      left: calc(50% + ${side} / 2);
      right: calc(-50% + ${side} / 2);
      border-top: 1px solid ${({ $passed }) => ($passed ? vars.text.strong : vars.border.strong)};
      border-left: 0;
    }
  }
`;

const faces: Record<StepState, ReturnType<typeof css>> = {
  done: css`
    border-color: ${vars.text.strong};
    background: ${vars.surface.raised};
    color: ${vars.text.strong};
  `,
  current: css`
    border-color: ${vars.chosen.surface};
    background: ${vars.chosen.surface};
    color: ${vars.chosen.text};
  `,
  ahead: css`
    border-color: ${vars.border.strong};
    color: ${vars.text.quiet};
  `,
  failed: css`
    border-color: ${vars.status.danger};
    background: ${vars.status.dangerTint};
    color: ${vars.status.danger};
  `,
  locked: css`
    border-color: ${vars.border.strong};
    border-style: dashed;
    color: ${vars.text.quiet};
  `,
};

const titles: Record<StepState, string> = {
  done: vars.text.strong,
  current: vars.text.strong,
  ahead: vars.text.quiet,
  failed: vars.status.danger,
  locked: vars.text.quiet,
};

export const Mark = styled.span<{ $state: StepState }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${side};
  height: ${side};
  border: 1px solid;
  border-radius: ${radius.chip};
  font: 600 ${fontSize[18]} / 1 ${vars.font.display};
  ${({ $state }) => faces[$state]}
`;

export const Words = styled.div`
  min-width: 0;
  padding-top: 0.3rem;

  @media ${media.mobile} {
    padding-top: 0;
    text-align: center;
  }
`;

export const Title = styled.p<{ $state: StepState }>`
  color: ${({ $state }) => titles[$state]};
  font-weight: ${({ $state }) => ($state === 'current' || $state === 'failed' ? 600 : 400)};
  line-height: 1.5;

  @media ${media.mobile} {
    font-size: ${fontSize[14]};
  }
`;

export const Note = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  line-height: 1.5;

  @media ${media.mobile} {
    display: none;
  }
`;
