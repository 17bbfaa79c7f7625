import { styled } from 'styled-components';

import { resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, radius, space } from '../../../tokens/scales.js';
import { clampLines, wholeLink } from '../../layout.js';

export const List = styled.ul`
  ${resetList}
  border-top: 2px solid ${vars.text.strong};
`;

interface Kind {
  $pictures: boolean;
}

/** The minimum holds the longest row, so that the placeholders are as high as the items. */
export const Row = styled.li<Kind>`
  position: relative;
  display: flex;
  gap: ${({ $pictures }) => ($pictures ? space[4] : space[5])};
  align-items: center;
  min-height: ${({ $pictures }) => ($pictures ? '6.5rem' : '6.125rem')};
  padding-block: ${space[3]};
  border-bottom: 1px solid ${vars.border.base};

  @media ${media.mobile} {
    gap: ${space[4]};
    min-height: ${({ $pictures }) => ($pictures ? '6rem' : '4.75rem')};
  }
`;

export const Thumb = styled.div`
  flex: none;
  width: 4.5rem;
  border-radius: ${radius.chip};
  overflow: hidden;

  @media ${media.mobile} {
    width: 4rem;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Name = styled.h3`
  color: ${vars.text.strong};
  font: 700 1.25rem / 1.45 ${vars.font.display};
  text-wrap: pretty;
  text-spacing-trim: trim-start;

  span {
    ${clampLines(1)}
  }

  ${Thumb} + ${Words} > & {
    font: 600 ${fontSize[16]} / 1.5 ${vars.font.text};

    span {
      -webkit-line-clamp: 2;
    }
  }

  @media ${media.mobile} {
    font-size: 1.0625rem;
    word-break: auto-phrase;

    span {
      -webkit-line-clamp: 2;
    }
  }
`;

export const Way = styled.a`
  ${wholeLink('-2px')}
`;

export const Note = styled.p`
  ${clampLines(1)}
  margin-top: ${space[1]};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};

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
  flex: none;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  font-weight: 600;
`;
