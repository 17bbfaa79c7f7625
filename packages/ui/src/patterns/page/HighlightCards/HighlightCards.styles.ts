import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, space, vars } from '../../../theme/values.js';

export const Cards = styled.ul`
  ${mix.resetList}
  ${mix.threeColumns()}
`;

export const Card = styled.li`
  ${mix.panel('card')}
  ${mix.onTablet('padding', space[4])}
  ${mix.onNarrowPhone('flex-direction', 'column')}
  position: relative;
  display: flex;
  gap: 1.25rem;
  align-items: flex-start;
  min-height: 8.25rem;
  padding: 1.75rem;
  ${mix.fade('border-color', 'box-shadow', 'translate')}

  @media ${media.hover} {
    &:hover {
      border-color: ${vars.border.strong};
      box-shadow: ${vars.shadow.card};
      translate: 0 -2px;
    }
  }

  @media ${media.mobile} {
    min-height: 6.75rem;
    padding: 1.25rem;
  }
`;

export const Numeral = styled.span`
  flex: none;
  width: 1em;
  color: ${vars.accent.base};
  font: 700 2.125rem/1.1 ${vars.font.display};
`;

export const Words = styled.div`
  ${mix.grow}
`;

export const Title = styled.h3`
  font-size: 1.25rem;
  line-height: 1.5;
`;

export const Way = styled.a`
  ${mix.stretchedLink}

  ${mix.ringOver('2px', 'card')}
`;

export const Text = styled.p`
  ${mix.small('quiet')}
  margin-top: ${space[1]};
`;
