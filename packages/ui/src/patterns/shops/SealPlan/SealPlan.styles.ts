import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

/** Side of a seal; also positions the lines between the seals. */
const side = '3.5rem';

export const List = styled.ol`
  ${mix.resetList}
`;

export const Seal = styled.span`
  ${mix.centred}
  ${mix.square(side)}
  flex: none;
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.chip};
  outline: 1px solid ${vars.border.base};
  outline-offset: -5px;
  background: ${vars.surface.raised};
  color: ${vars.text.strong};
  font: 600 ${fontSize[22]} / 1 ${vars.font.display};
`;

export const Step = styled.li`
  ${mix.onPhone('gap', space[4])}
  position: relative;
  display: flex;
  gap: ${space[5]};

  &:not(:last-child) {
    padding-bottom: ${space[6]};
  }

  &:not(:last-child)::after {
    ${mix.drawn}
    top: calc(${side} + ${space[1]});
    bottom: ${space[1]};
    left: calc(${side} / 2);
    border-left: 1px solid ${vars.border.strong};
  }

  &:last-child > ${Seal} {
    ${mix.filled()}
    border-color: ${vars.accent.base};
    outline-color: currentColor;
  }
`;

export const Words = styled.div`
  ${mix.grow}
`;

export const Head = styled.div`
  ${mix.wrap()}
  align-items: baseline;
  gap: ${space[1]} ${space[3]};
`;

export const Title = styled.h2`
  font-size: ${fontSize[18]};
`;

export const Who = styled.span<{ $self: boolean }>`
  ${mix.small('base')}
  padding: 0.1rem 0.5rem;
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.chip};

  ${({ $self }) =>
    $self &&
    css`
      border-color: ${vars.chosen.surface};
      background: ${vars.chosen.surface};
      color: ${vars.chosen.text};
    `}
`;

export const Time = styled.span`
  margin-left: auto;
  color: ${vars.text.strong};
  font: 600 ${fontSize[16]} / 1.5 ${vars.font.display};

  @media ${media.mobile} {
    flex-basis: 100%;
    margin-left: 0;
    color: ${vars.text.quiet};
    font-weight: 400;
  }
`;

export const Text = styled.p`
  max-width: 40em;
  margin-top: ${space[1]};
`;
