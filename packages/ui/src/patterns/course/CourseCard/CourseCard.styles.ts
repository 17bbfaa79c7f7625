import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../../theme/values.js';

/** The width of a compact card up to which a usual title does not fit between the tag and the plays: it stands above. */
const NARROW = '22rem';

export const Card = styled.article`
  ${mix.column()}
  position: relative;
  min-width: 0;

  &[data-compact] {
    container-type: inline-size;
  }

  @media ${media.mobile} {
    &:not([data-large], [data-compact]) {
      flex-direction: row;
      gap: ${space[4]};
      align-items: flex-start;
    }
  }

  @media ${media.narrowPhone} {
    &:not([data-large], [data-compact]) {
      flex-wrap: wrap;
    }
  }
`;

/** 16:9, so that the text below does not move while the picture loads. */
export const Board = styled.div`
  position: relative;
  flex: none;
  border-radius: ${radius.control};
  box-shadow: ${vars.shadow.card};
  overflow: hidden;
  transition: translate ${motion.fast};

  @media ${media.hover} {
    ${Card}:hover & {
      translate: 0 -3px;
    }
  }

  @media ${media.mobile} {
    ${Card}:not([data-large], [data-compact]) & {
      width: 8.25rem;
    }
  }
`;

/** White on a dark background, because the picture can have any brightness. */
export const Duration = styled.p`
  position: absolute;
  top: 0.625rem;
  right: 0.625rem;
  padding: 0 ${space[2]};
  border-radius: ${radius.chip};
  background: rgb(16 18 22 / 82%);
  color: #fff;
  font-size: ${fontSize[12]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.7;

  @media ${media.mobile} {
    ${Card}:not([data-large], [data-compact]) & {
      top: ${space[1]};
      right: ${space[1]};
    }
  }
`;

export const Words = styled.div`
  ${mix.column()}
  ${mix.grow}
  ${mix.onNarrowPhone('min-width', '60%')}
  margin-top: ${space[4]};

  @media ${media.mobile} {
    ${Card}:not([data-large]) & {
      margin-top: 0;
    }
  }
`;

export const Title = styled.h3`
  min-width: 0;
  color: ${vars.text.strong};
  font: 600 ${fontSize[18]} / 1.45 ${vars.font.display};
  text-wrap: pretty;
  text-spacing-trim: trim-start;

  /* The clamp is on the span: on the link it would clip the stretched click area. */
  span {
    ${mix.titleLines()}
  }

  ${Card}[data-large] & {
    font-size: ${fontSize[28]};
  }

  ${Card}[data-compact] & {
    flex: 1;
    font-size: ${fontSize[16]};

    @container (max-width: ${NARROW}) {
      flex: 1 0 100%;
      order: -1;
    }
  }

  @media ${media.mobile} {
    ${Card}:not([data-large]) & {
      font-size: 1.0625rem;
    }

    ${Card}[data-large] & {
      font-size: ${fontSize[22]};
    }
  }
`;

export const Way = styled.a`
  ${mix.wholeLink('4px')}
`;

export const Intro = styled.p`
  ${mix.clampLines(2)}
  ${mix.small('base')}
  margin-top: ${space[1]};

  ${Card}[data-large] & {
    font-size: ${fontSize[16]};
  }

  @media ${media.mobile} {
    ${Card}:not([data-large]) & {
      display: none;
    }
  }
`;

/** At the bottom, so that the lines of a row of cards stay aligned below intros of any length. */
export const Meta = styled.p`
  ${mix.wrap()}
  ${mix.small('quiet')}
  gap: 0 ${space[3]};
  margin-top: auto;
  padding-top: ${space[2]};

  strong {
    font-weight: 600;
  }

  ${Card}[data-large] & {
    margin-top: 0;
  }
`;

export const Plays = styled.span`
  ${mix.small('quiet')}
  flex: none;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;

  @media ${media.mobile} {
    ${Card}:not([data-large], [data-compact]) & {
      flex-basis: 100%;
    }
  }
`;

/** Looks like a button, but is none: the link of the title covers the card. */
export const Watch = styled.span`
  ${mix.strong()}
  align-self: flex-start;
  margin-top: ${space[4]};
  padding: ${space[2]} ${space[5]};
  border: 1px solid ${vars.text.quiet};
  border-radius: ${radius.control};
  background: ${vars.surface.raised};
`;

export const Line = styled.div`
  ${mix.row(space[3])}
  min-height: 1.75rem;
  margin-top: ${space[3]};

  @container (max-width: ${NARROW}) {
    flex-wrap: wrap;
    row-gap: ${space[1]};
    min-height: 3.5rem;
  }
`;

export const Tag = styled.span`
  ${mix.small('base')}
  flex: none;
  padding: 0 ${space[2]};
  border-radius: ${radius.chip};
  background: ${vars.surface.sunken};
  line-height: 1.75;
`;
