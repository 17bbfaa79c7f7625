import { css, styled } from 'styled-components';

import type { StepState } from '../../../components/steps/state.js';
import { markFaces, StepTitle } from '../../../components/steps/steps.styles.js';
import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

/** Side of a seal; also positions the lines between the seals. */
const side = '2.25rem';

export const List = styled.ol`
  ${mix.resetList}
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
    ${mix.drawn}
    top: calc(${side} + ${space[1]});
    bottom: ${space[1]};
    left: calc(${side} / 2);
    border-left: 1px solid ${({ $passed }) => ($passed ? vars.text.strong : vars.border.strong)};
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

const faces = markFaces(
  css`
    border-color: ${vars.chosen.surface};
    background: ${vars.chosen.surface};
    color: ${vars.chosen.text};
  `,
  'none',
);

export const Mark = styled.span<{ $state: StepState }>`
  ${mix.centred}
  ${mix.square(side)}
  flex: none;
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

export const Title = styled(StepTitle)`
  ${mix.onPhone('font-size', fontSize[14])}
`;

export const Note = styled.p`
  ${mix.onPhone('display', 'none')}
  ${mix.small('quiet')}
  line-height: 1.5;
`;
