import { css, styled } from 'styled-components';

import { resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, space } from '../../../tokens/scales.js';
import { clampLines, wholeLink } from '../../layout.js';

export const Item = styled.li`
  position: relative;
  display: flex;
  gap: ${space[4]};
  align-items: center;
  min-height: 8.25rem;
  padding-block: ${space[4]};
  border-bottom: 1px solid ${vars.border.base};

  > svg {
    flex: none;
    color: ${vars.text.quiet};
  }

  @media ${media.mobile} {
    min-height: 7.5rem;

    > svg {
      display: none;
    }
  }
`;

export const List = styled.ol<{ $numbered: boolean }>`
  ${resetList}

  ${({ $numbered }) =>
    $numbered &&
    css`
      > ${Item} {
        counter-increment: stop;
      }

      /* Not read: a list already announces the place of its items. */
      > ${Item}::before {
        flex: none;
        align-self: flex-start;
        width: 2rem;
        content: counter(stop, cjk-ideographic) / '';
        color: ${vars.text.quiet};
        font: ${fontSize[18]} / 1.7 ${vars.font.display};
      }

      @media ${media.mobile} {
        > ${Item}::before {
          display: none;
        }
      }
    `}
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.h3`
  color: ${vars.text.strong};
  font: 700 ${fontSize[22]} / 1.4 ${vars.font.display};
  text-wrap: pretty;
  text-spacing-trim: trim-start;
  word-break: auto-phrase;

  @media ${media.mobile} {
    font-size: ${fontSize[18]};
  }
`;

export const Way = styled.a`
  ${wholeLink('-2px')}
`;

export const Intro = styled.p`
  ${clampLines(2)}
  margin-top: ${space[1]};
  color: ${vars.text.base};

  @media ${media.mobile} {
    font-size: ${fontSize[14]};
  }
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  margin-top: ${space[2]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};

  > * {
    white-space: nowrap;
  }

  @media ${media.desktop} {
    > time {
      margin-left: auto;
    }
  }
`;

export const Grade = styled.span`
  font-weight: 600;
`;
