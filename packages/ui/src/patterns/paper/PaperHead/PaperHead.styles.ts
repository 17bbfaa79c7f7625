import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../../theme/values.js';
import { stageInk } from '../../cloth.js';
import type { Stage } from '../../types.js';

export const TitleLine = styled.div`
  display: flex;
  align-items: center;
  gap: 1.125rem;
  min-height: 3.25rem;

  @media ${media.mobile} {
    min-height: 0;
  }
`;

export const Tile = styled.span<{ $stage: Stage }>`
  display: grid;
  place-items: center;
  width: 3.125rem;
  height: 3.125rem;
  flex: none;
  border-radius: ${radius.chip};
  background: ${vars.surface.sunken};
  color: ${({ $stage }) => stageInk($stage)};
  font: 700 ${fontSize[22]} / 1 ${vars.font.display};

  @media ${media.mobile} {
    display: none;
  }
`;

export const Title = styled.h1`
  font-size: ${fontSize[28]};
  line-height: 1.35;
  text-wrap: balance;

  @media ${media.mobile} {
    font-size: ${fontSize[22]};
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  align-items: baseline;
  justify-content: space-between;
  margin-top: ${space[3]};

  @media ${media.mobile} {
    flex-direction: column;
    align-items: stretch;
    margin-top: ${space[1]};
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  margin: 0;

  > div {
    display: flex;
    gap: ${space[2]};
    align-items: baseline;
  }

  dt {
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
  }

  dd {
    margin: 0;
  }

  @media ${media.mobile} {
    gap: 0 ${space[2]};

    > div {
      flex: auto;
    }

    /* The values need no visible labels; screen readers still read them. */
    dt {
      ${mix.visuallyHidden}
    }

    dd {
      flex: 1;
    }
  }
`;

export const Blank = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  padding: 0 ${space[2]};
  border-bottom: 1px solid ${vars.border.strong};
  color: ${vars.text.strong};
  font: 600 ${fontSize[16]} / 1.7 ${vars.font.display};
  transition: color ${motion.fast};

  &:any-link {
    ${mix.touchTarget}
  }

  @media ${media.hover} {
    &:any-link:hover {
      border-bottom-color: ${vars.accent.base};
      color: ${vars.accent.base};
    }
  }

  @media ${media.mobile} {
    width: 100%;
    padding: 0;
  }
`;

export const InHead = styled.div`
  ${mix.onPhone('display', 'none')}
`;

export const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  gap: ${space[1]} ${space[4]};
  align-items: baseline;

  b,
  time {
    ${mix.numerals}
  }

  b {
    color: ${vars.text.strong};
    font-size: ${fontSize[16]};
  }
`;
