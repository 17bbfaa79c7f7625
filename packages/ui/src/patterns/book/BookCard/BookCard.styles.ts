import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, vars } from '../../../theme/values.js';

export const Card = styled.article`
  ${mix.column()}
  position: relative;
  min-width: 0;
  height: 100%;
`;

/** 3:4 also for a landscape book, aligned to the bottom, so that the titles of a row stay aligned. */
export const Stand = styled.div`
  display: flex;
  align-items: flex-end;
  aspect-ratio: 3 / 4;
  transition: translate ${motion.fast};

  @media ${media.hover} {
    ${Card}:hover & {
      translate: 0 -4px;
    }
  }
`;

/** As high as the cover: a landscape one fills only the lower part of the stand. */
export const Bound = styled.div`
  position: relative;
  width: 100%;
`;

/** Behind the cover, whose upper edge it overlaps. */
export const RibbonEnd = styled.span`
  position: absolute;
  top: -0.85rem;
  right: 1.35rem;
  width: 1.15rem;
  height: 2rem;
  border-radius: 2px 2px 0 0;
  background: ${vars.accent.base};
  transition: transform ${motion.fast};

  &[data-out] {
    transform: translateY(-0.85rem);
  }

  @media ${media.reducedMotion} {
    transition: none;
  }
`;

export const Title = styled.h3`
  ${mix.onPhone('margin-top', '0.75rem')}
  margin-top: 1.125rem;
  color: ${vars.text.strong};
  font: 600 ${fontSize[16]} / 1.45 ${vars.font.text};
  text-wrap: pretty;

  a > span {
    ${mix.titleLines()}
    ${mix.wholeWords}
  }

  &[data-even] {
    min-height: 2.9em;
  }
`;

export const Way = styled.a`
  ${mix.wholeLink('6px')}
`;

export const Meta = styled.p`
  ${mix.small('quiet')}
  margin-top: 0.25rem;

  &:empty {
    display: none;
  }
`;

/** At the bottom of the card, so that the prices of a row align below titles of one and two lines. */
export const Price = styled.p`
  ${mix.numerals}
  margin-top: auto;
  padding-top: 0.25rem;
  color: ${vars.accent.base};
  font-size: 1.0625rem;
  font-weight: 600;
  line-height: 1.7rem;
`;

export const NoPrice = styled.p`
  ${mix.small('quiet')}
  margin-top: auto;
  padding-top: 0.25rem;
  line-height: 1.7rem;
`;
