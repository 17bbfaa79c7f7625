import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

export const Frame = styled.div`
  ${mix.panel('card')}
  display: grid;
  grid-template-columns: minmax(0, 1fr) 24.25rem;
  min-height: 26.5rem;
  overflow: hidden;

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr) 16rem;
    min-height: 22rem;
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`;

export const Scene = styled.div`
  position: relative;
  min-height: 12.5rem;
  background: ${vars.surface.sunken};

  > :first-child {
    ${mix.cover}
    height: 100%;
  }

  > :nth-child(2) {
    ${mix.onTablet('left', '2rem')}
    position: absolute;
    top: 2.25rem;
    left: 4rem;

    @media ${media.mobile} {
      top: ${space[4]};
      left: ${space[4]};
    }
  }
`;

export const Card = styled.div`
  ${mix.onTablet('padding', space[5])}
  padding: 2.5rem;
  border-left: 1px solid ${vars.border.base};

  @media ${media.mobile} {
    padding: ${space[4]};
    border-left: 0;
  }
`;

export const Name = styled.h1`
  padding-bottom: ${space[4]};
  border-bottom: 2px solid ${vars.text.strong};
  font-size: ${fontSize[36]};
  overflow-wrap: anywhere;

  @media ${media.mobile} {
    padding-bottom: ${space[3]};
    font-size: ${fontSize[28]};
  }
`;

export const Facts = styled.dl`
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: ${space[3]};
    border-bottom: 1px solid ${vars.border.base};

    &:last-child {
      border-bottom: 0;
    }
  }

  dt {
    ${mix.small('quiet')}
  }

  dd {
    ${mix.wrap(space[2])}
    margin: 0;
    color: ${vars.text.strong};
  }
`;
