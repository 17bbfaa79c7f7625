import { styled } from 'styled-components';

import { numerals, touchTarget } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, motion, radius, space } from '../../../tokens/scales.js';
import { stageInk } from '../../cloth.js';
import type { Stage } from '../../types.js';

export const TitleLine = styled.div`
  display: flex;
  gap: 1.125rem;
  align-items: center;
  min-height: 3.25rem;
`;

export const Tile = styled.span<{ $stage: Stage }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.125rem;
  height: 3.125rem;
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
  word-break: auto-phrase;

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
    flex-direction: column-reverse;
    align-items: stretch;
    gap: ${space[2]};
    margin-top: ${space[2]};
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

    /* The words explain themselves; a screen reader still reads the labels. */
    dt {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    dd {
      flex: 1;
    }
  }
`;

/** A word on a line, as it is filled in on an examination paper. */
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
    ${touchTarget}
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
    font-size: ${fontSize[14]};
  }
`;

export const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: baseline;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};

  b,
  time {
    ${numerals}
  }

  b {
    color: ${vars.text.strong};
    font-size: ${fontSize[16]};
  }
`;
