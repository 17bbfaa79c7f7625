import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

/** Below this width four plaques would cover their gates. */
const PAIRS = media.below(1024);

export const Row = styled.ul`
  ${mix.resetList}
  ${mix.panel('card')}
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  overflow: hidden;

  @media ${PAIRS} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
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

  @media ${PAIRS} {
    &:nth-child(odd) {
      border-left: 0;
    }

    &:nth-child(n + 3) {
      border-top: 1px solid ${vars.border.base};
    }

    &:nth-child(odd):last-child {
      grid-column: 1 / -1;
    }
  }

  @media ${media.narrowDesktop} {
    > [aria-hidden] {
      top: 5rem;
    }
  }

  @media ${media.mobile} {
    > [aria-hidden] {
      top: ${space[3]};
      left: ${space[3]};
    }
  }
`;

export const Scene = styled.div`
  position: relative;
  height: 9.25rem;
  background: ${vars.surface.sunken};

  > * {
    ${mix.cover}
    height: 100%;
  }

  @media ${media.narrowDesktop} {
    height: 12.5rem;
  }

  @media ${media.mobile} {
    height: 7rem;
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
