import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { FilterRows } from '../../../components/FilterRows/index.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

/** A second sheet shows below the first one. */
export const Sheet = styled.div`
  ${mix.onPhone('grid-template-columns', '1.75rem 1.75rem minmax(0, 1fr)')}
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: 3rem 2.75rem minmax(0, 1fr);
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};

  &::before,
  &::after {
    ${mix.drawn}
    z-index: -1;
    inset: 0;
    background: ${vars.surface.raised};
  }

  &::before {
    inset: 6px -5px -6px 6px;
    box-shadow: 0 0 0 1px ${vars.border.base};
    transform: rotate(0.4deg);
  }
`;

/** The edge of the paper, outside of the questions; read from the bottom to the top. */
export const Margin = styled.div`
  display: flex;
  flex-direction: column-reverse;
  padding-block: ${space[4]};
`;

export const Fill = styled.span`
  ${mix.row(space[2])}
  flex: 1;
  color: ${vars.text.quiet};
  font: 400 ${fontSize[14]} / 1 ${vars.font.display};
  letter-spacing: 0.15em;
  writing-mode: vertical-rl;
  transform: rotate(180deg);
  align-self: center;

  &::after {
    content: '';
    flex: 1;
    border-left: 1px solid ${vars.border.strong};
  }
`;

export const SealEdge = styled.div`
  ${mix.row()}
  position: relative;
  flex-direction: column-reverse;
  justify-content: space-around;
  padding-block: ${space[5]};

  &::before {
    ${mix.drawn}
    inset: ${space[4]} auto;
    left: 50%;
    border-left: 1px dashed ${vars.border.strong};
  }
`;

export const Seal = styled.span`
  ${mix.centred}
  ${mix.square('1.5rem')}
  position: relative;
  border: 1px solid ${vars.border.strong};
  background: ${vars.surface.raised};
  color: ${vars.text.quiet};
  font: 600 ${fontSize[12]} / 1 ${vars.font.display};
  transform: rotate(-90deg);
`;

export const Body = styled.div`
  min-width: 0;
  padding: ${space[5]} ${space[6]} ${space[3]} ${space[3]};

  @media ${media.mobile} {
    padding: ${space[4]} ${space[3]} ${space[4]} ${space[2]};
  }
`;

export const Questions = styled(FilterRows)`
  margin-top: ${space[3]};
  padding: 0;
  border: 0;
  background: none;

  > * {
    border: 0;
  }

  [aria-pressed='true'] {
    background: ${vars.surface.sunken};
    color: ${vars.text.strong};
  }
`;
