import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, space, vars } from '../../../theme/values.js';

/** Framed by a double line. The minimum fits the longest text, so that the content below does not move. */
export const Plate = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 2.8fr);
  min-height: 20.5rem;
  border: 1px solid ${vars.border.base};
  border-radius: 2px;
  outline: 1px solid ${vars.border.base};
  outline-offset: 4px;
  background: ${vars.surface.raised};

  @media ${media.mobile} {
    grid-template-rows: 10.625rem minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);
    min-height: 24.5rem;
    margin-inline: 4px;
  }
`;

export const Figure = styled.div`
  min-height: 0;
  border-right: 1px solid ${vars.border.base};
  overflow: hidden;

  @media ${media.mobile} {
    border-right: 0;
    border-bottom: 1px solid ${vars.border.base};
  }
`;

export const Words = styled.div`
  ${mix.column()}
  ${mix.onPhone('padding', '1.375rem 1.25rem 1.25rem')}
  min-width: 0;
  padding: 2.5rem 3rem 2.125rem;

  @media ${media.narrowDesktop} {
    padding: ${space[6]} ${space[5]} ${space[5]};
  }
`;

export const Label = styled.p`
  ${mix.row(space[3])}
  ${mix.small('quiet')}
  letter-spacing: 0.15em;

  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${vars.border.base};
  }
`;

export const Title = styled.h2`
  ${mix.onPhone('font-size', '1.3125rem')}
  ${mix.onTablet('font-size', '1.625rem')}
  margin-top: ${space[3]};
  font-size: 1.875rem;
  line-height: 1.36;
  text-wrap: pretty;
  text-spacing-trim: trim-start;

  span {
    ${mix.titleLines()}
    ${mix.wholeWords}
  }
`;

export const Way = styled.a`
  ${mix.wholeLink('-6px')}
`;

export const Intro = styled.p`
  ${mix.clampLines(3, 2)}
  max-width: 34em;
  margin-top: ${space[3]};
  color: ${vars.text.base};

  @media ${media.mobile} {
    margin-top: ${space[2]};
    font-size: ${fontSize[14]};
  }
`;

export const Foot = styled.p`
  ${mix.row('1.25rem')}
  ${mix.small('quiet')}
  margin-top: auto;
  padding-top: ${space[3]};
  ${mix.onNarrowPhone('flex-wrap', 'wrap')}
  white-space: nowrap;

  @media ${media.mobile} {
    > time {
      display: none;
    }
  }
`;

export const Action = styled.span`
  ${mix.inlineRow(space[2])}
  ${mix.strong()}
  margin-inline-start: auto;
  padding-bottom: 2px;
  border-bottom: 1.5px solid currentColor;
  font-size: ${fontSize[16]};

  > svg {
    transition: translate ${motion.fast};
  }

  @media ${media.hover} {
    ${Plate}:hover & > svg {
      translate: 0.25rem 0;
    }
  }
`;
