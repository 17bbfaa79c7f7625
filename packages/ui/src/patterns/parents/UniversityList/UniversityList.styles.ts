import { styled } from 'styled-components';

import { resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, radius, space } from '../../../tokens/scales.js';
import { clampLines, wholeLink } from '../../layout.js';

export const List = styled.ul`
  ${resetList}
  border-top: 2px solid ${vars.text.strong};
`;

export const Row = styled.li`
  position: relative;
  display: flex;
  gap: 2.5rem;
  align-items: center;
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

/** The picture of the gate with the plaque hung at its left edge, a little below its top. */
export const Gate = styled.div`
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

  @media ${media.narrowDesktop} {
    width: 14rem;
  }

  @media ${media.mobile} {
    width: 2.5rem;
    height: 8.625rem;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.h3`
  font: 700 1.625rem / 1.35 ${vars.font.display};

  @media ${media.mobile} {
    font-size: ${fontSize[22]};
  }
`;

export const Way = styled.a`
  ${wholeLink('-2px')}
`;

export const Place = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
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
  ${clampLines(3)}
  max-width: 44em;
  margin-top: ${space[2]};
  color: ${vars.text.base};
`;

export const Source = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  margin-top: ${space[2]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;
