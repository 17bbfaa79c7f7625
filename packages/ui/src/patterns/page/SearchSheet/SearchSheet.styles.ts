import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { FilterRows } from '../../../components/FilterRows/index.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

export const Sheet = styled.div`
  ${mix.onPhone('grid-template-columns', '2.25rem minmax(0, 1fr)')}
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};
`;

/** The edge of the paper, outside of the questions. */
export const Margin = styled.div`
  ${mix.row()}
  position: relative;
  flex-direction: column;
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
  transform: rotate(90deg);
`;

export const Body = styled.div`
  min-width: 0;
  padding: ${space[5]} ${space[6]} ${space[3]} 0;

  @media ${media.mobile} {
    padding: ${space[4]} ${space[4]} ${space[4]} 0;
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
