import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

export const Face = styled.article`
  display: grid;
  gap: ${space[5]};
  position: relative;
  grid-template-columns: 12.25rem minmax(0, 1fr);
  align-items: end;
  min-width: 0;

  &[data-wide] {
    grid-template-columns: min(19rem, 60%) minmax(0, 1fr);
  }

  @media ${media.mobile} {
    &,
    &[data-wide] {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;

/** On a phone 3:4 for every book, so that the titles below are aligned. */
export const Stand = styled.div`
  @media ${media.mobile} {
    display: flex;
    align-items: flex-end;
    aspect-ratio: 3 / 4;
  }
`;

export const Words = styled.div`
  min-width: 0;
  padding-bottom: ${space[5]};

  @media ${media.mobile} {
    padding: ${space[3]} 0 ${space[4]};
  }
`;

export const Name = styled.h3`
  color: ${vars.text.strong};
  font: 600 1.25rem/1.45 ${vars.font.text};
  text-wrap: pretty;

  a > span {
    ${mix.titleLines()}
    ${mix.wholeWords}
  }

  @media ${media.mobile} {
    min-height: 2.9em;
    font-size: ${fontSize[16]};
  }
`;

/** The whole is on the book's page, which the card leads to. */
export const Intro = styled.p`
  ${mix.clampLines(3)}
  margin-top: ${space[2]};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  line-height: 1.65;

  @media ${media.mobile} {
    display: none;
  }
`;

export const Way = styled.a`
  ${mix.wholeLink('4px')}
`;
