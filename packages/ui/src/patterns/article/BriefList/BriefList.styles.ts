import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

interface Kind {
  $pictures: boolean;
}

export const List = styled.ul<Kind>`
  ${mix.resetList}
  ${({ $pictures }) => $pictures && mix.pairs()}
  border-top: 2px solid ${vars.text.strong};
`;

/** The minimum fits the longest row, so that the placeholders are as high as the items. */
export const Row = styled.li<Kind>`
  ${mix.row()}
  position: relative;
  gap: ${({ $pictures }) => ($pictures ? space[4] : space[5])};
  min-height: ${({ $pictures }) => ($pictures ? '6.5rem' : '6.125rem')};
  padding-block: ${space[3]};
  border-bottom: 1px solid ${vars.border.base};

  @media ${media.mobile} {
    gap: ${space[4]};
    min-height: ${({ $pictures }) => ($pictures ? '6rem' : '4.75rem')};
  }
`;

export const Thumb = styled.div`
  ${mix.onPhone('width', '4rem')}
  flex: none;
  width: 4.5rem;
  border-radius: ${radius.chip};
  overflow: hidden;
`;

export const Words = styled.div`
  ${mix.grow}
`;

export const Name = styled.h3`
  color: ${vars.text.strong};
  font: 700 1.25rem / 1.45 ${vars.font.display};
  text-wrap: pretty;
  text-spacing-trim: trim-start;

  span {
    ${mix.titleLines()}
  }

  ${Thumb} + ${Words} > & {
    font: 600 ${fontSize[16]} / 1.5 ${vars.font.text};
  }

  @media ${media.mobile} {
    font-size: 1.0625rem;
    word-break: auto-phrase;
  }
`;

export const Way = styled.a`
  ${mix.wholeLink('-2px')}
`;

export const Note = styled.p`
  ${mix.clampLines(1)}
  ${mix.small('base')}
  margin-top: ${space[1]};

  ${Thumb} + ${Words} > & {
    color: ${vars.text.quiet};
  }

  @media ${media.mobile} {
    ${Words}:first-child > & {
      display: none;
    }
  }
`;

export const Tag = styled.p`
  ${mix.small('base')}
  flex: none;
  font-weight: 600;
`;
