import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

export const Row = styled.ul`
  ${mix.resetList}
  ${mix.panel('card')}
  ${mix.onPhone('grid-template-columns', 'repeat(2, minmax(0, 1fr))')}
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  overflow: hidden;
`;

export const Door = styled.li`
  position: relative;

  & + & {
    border-left: 1px solid ${vars.border.base};
  }

  > [aria-hidden] {
    position: absolute;
    top: 1.75rem;
    left: ${space[5]};
  }

  @media ${media.mobile} {
    &:nth-child(odd) {
      border-left: 0;
    }

    &:nth-child(n + 3) {
      border-top: 1px solid ${vars.border.base};
    }

    > [aria-hidden] {
      top: ${space[3]};
      left: ${space[3]};
    }
  }
`;

export const Scene = styled.div`
  ${mix.onPhone('height', '7rem')}
  position: relative;
  height: 9.25rem;
  background: ${vars.surface.sunken};

  > * {
    ${mix.cover}
    height: 100%;
  }
`;

export const Sill = styled.div`
  min-height: 4.5rem;
  padding: ${space[3]} ${space[3]} ${space[3]} 5.25rem;

  @media ${media.mobile} {
    min-height: 0;
    padding: ${space[4]} ${space[3]} ${space[3]};
  }
`;

export const Name = styled.h3`
  font: 700 ${fontSize[18]} / 1.35 ${vars.font.display};
`;

export const Way = styled.a`
  ${mix.wholeLink('-3px')}
`;

export const Place = styled.p`
  ${mix.small('quiet')}
`;
