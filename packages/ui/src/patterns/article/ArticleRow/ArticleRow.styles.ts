import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

export const Row = styled.article`
  ${mix.row(space[6])}
  position: relative;
  padding-block: ${space[5]};

  &[data-compact] {
    gap: ${space[5]};
    align-items: flex-start;
  }

  /* The words flow around the picture: the line of facts has the whole width below it. */
  @media ${media.mobile} {
    display: flow-root;
    padding-block: ${space[4]};
  }
`;

export const Plate = styled.div`
  ${mix.onTablet('width', '11rem')}
  flex: none;
  width: 15rem;
  border-radius: ${radius.control};
  overflow: hidden;

  ${Row}[data-compact] & {
    width: 13.5rem;
  }

  @media ${media.mobile} {
    float: right;
    margin: 0.25rem 0 0 ${space[4]};

    &,
    ${Row}[data-compact] & {
      width: 6.5rem;
    }
  }

  /* The picture would leave the title two characters a line. */
  ${mix.onNarrowPhone('display', 'none')}
`;

export const Words = styled.div`
  ${mix.grow}

  /* Two lines of title and of intro, and one of facts. */
  ${Row}[data-compact] & {
    min-height: 9.25rem;
  }

  @media ${media.mobile} {
    ${Row}[data-compact] & {
      min-height: 5.25rem;
    }
  }
`;

export const Title = styled.h3`
  color: ${vars.text.strong};
  font: 600 ${fontSize[22]} / 1.4 ${vars.font.display};
  text-wrap: pretty;
  text-spacing-trim: trim-start;

  /* The clamp is on the span: on the link it would clip the stretched click area. */
  a > span {
    ${mix.titleLines()}
  }

  ${Row}[data-compact] & {
    font-size: 1.25rem;
  }

  @media ${media.mobile} {
    &,
    ${Row}[data-compact] & {
      font-size: ${fontSize[18]};
    }
  }
`;

export const Way = styled.a`
  ${mix.wholeLink('-2px')}
`;

export const Intro = styled.p`
  ${mix.clampLines(2)}
  max-width: 44em;
  margin-top: ${space[2]};
  color: ${vars.text.base};

  ${Row}[data-compact] & {
    margin-top: ${space[1]};
  }

  @media ${media.mobile} {
    margin-top: ${space[1]};
    font-size: ${fontSize[14]};

    ${Row}[data-compact] & {
      display: none;
    }
  }
`;

export const Meta = styled.p`
  ${mix.wrap()}
  ${mix.small('quiet')}
  ${mix.onPhone('margin-top', space[2])}
  ${mix.onPhone('clear', 'both')}
  ${mix.onPhone('column-gap', space[3])}
  gap: 0 ${space[4]};
  margin-top: ${space[3]};

  /* A state has a line of its own where the facts would not fit beside it. */
  &[data-state] > :first-child {
    ${mix.onPhone('flex', '1 0 100%')}
  }

  /* A date must not break at its hyphens. */
  > * {
    ${mix.onNarrowPhone('white-space', 'normal')}
    white-space: nowrap;
  }

  ${Row}[data-compact] & {
    margin-top: ${space[2]};
  }
`;
