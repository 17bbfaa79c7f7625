import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

export const List = styled.ul`
  ${mix.resetList}
  border-top: 2px solid ${vars.text.strong};
`;

export const Row = styled.li`
  ${mix.row('2.5rem')}
  position: relative;
  padding-block: ${space[5]};
  border-bottom: 1px solid ${vars.border.base};

  > svg {
    flex: none;
    color: ${vars.text.quiet};
  }

  @media ${media.mobile} {
    gap: ${space[5]};
    align-items: flex-start;
    padding-block: ${space[4]};
  }
`;

/** The picture of the gate, with the plaque at its left edge, a little below its top. */
export const Gate = styled.div`
  ${mix.onTablet('width', '14rem')}
  position: relative;
  flex: none;
  width: 18.75rem;
  height: 9.5rem;

  > :first-child:not(:only-child) {
    position: absolute;
    inset: 0 0 0.5rem 1.25rem;
    width: auto;
    border-radius: ${radius.chip};
    overflow: hidden;
  }

  > :last-child:not(:only-child) {
    position: absolute;
    top: ${space[2]};
    left: 0;
  }

  @media ${media.mobile} {
    width: 2.5rem;
    height: 8.625rem;
  }
`;

export const Words = styled.div`
  ${mix.grow}
`;

export const Title = styled.h3`
  ${mix.onPhone('font-size', fontSize[22])}
  font: 700 1.625rem / 1.35 ${vars.font.display};
`;

export const Way = styled.a`
  ${mix.wholeLink('-2px')}
`;

export const Place = styled.p`
  ${mix.row()}
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  margin-top: ${space[2]};
  color: ${vars.text.base};

  > svg {
    color: ${vars.text.quiet};
  }

  > :nth-child(3) {
    margin-left: ${space[2]};
  }
`;

export const Intro = styled.p`
  ${mix.clampLines(3)}
  max-width: 44em;
  margin-top: ${space[2]};
  color: ${vars.text.base};
`;

export const Source = styled.p`
  ${mix.wrap()}
  ${mix.small('quiet')}
  gap: 0 ${space[4]};
  margin-top: ${space[2]};
`;
