import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, space, vars } from '../../../theme/values.js';
import { stageInk } from '../../cloth.js';
import type { Stage } from '../../types.js';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[5]} ${space[6]};
  align-items: flex-end;
`;

export const Total = styled.p`
  flex: none;
  color: ${vars.text.strong};
  font: 600 ${fontSize[16]} / 1.4 ${vars.font.display};

  @media ${media.mobile} {
    flex: 1 0 100%;
  }
`;

export const TotalFigure = styled.strong`
  ${mix.numerals}
  display: block;
  font-size: 3rem;
  line-height: 1;

  @media ${media.mobile} {
    display: inline;
    margin-right: ${space[2]};
    font-size: ${fontSize[36]};
  }
`;

/** As wide as its piles: the stages are in one line and share its grid. */
export const Grades = styled.ul<{ $stage: Stage; $count: number }>`
  ${mix.resetList}
  display: grid;
  flex: ${({ $count }) => String($count)} 1 0;
  grid-template-columns: repeat(${({ $count }) => String($count)}, minmax(0, 1fr));
  gap: 0 ${space[2]};
  align-items: end;

  @media ${media.mobile}, ${media.narrowDesktop} {
    ${({ $count }) =>
      $count > 3 &&
      css`
        flex-basis: 100%;
      `}
  }

  @media ${media.narrowPhone} {
    flex-basis: 100%;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Way = styled.a`
  display: grid;
  justify-items: center;
  padding-top: ${space[1]};
  color: inherit;
  text-decoration: none;

  svg {
    transition: transform ${motion.fast};
  }

  @media ${media.hover} {
    &:hover svg {
      transform: translateY(-3px);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    svg {
      transition: none;
    }
  }
`;

export const Name = styled.span`
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  margin-top: ${space[2]};
  white-space: nowrap;
`;

export const Count = styled.b`
  ${mix.numerals}
  color: ${vars.text.strong};
  font-weight: 600;
`;

export const Sum = styled.li<{ $stage: Stage }>`
  grid-column: 1 / -1;
  margin-top: ${space[2]};
  padding-top: ${space[2]};
  border-top: 2px solid ${({ $stage }) => stageInk($stage)};
  color: ${({ $stage }) => stageInk($stage)};
  font-weight: 600;

  b {
    color: inherit;
  }
`;
