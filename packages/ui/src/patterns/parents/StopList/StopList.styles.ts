import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

export const Item = styled.li`
  ${mix.row(space[4])}
  position: relative;
  min-height: 8.25rem;
  padding-block: ${space[4]};

  & + & {
    border-top: 1px solid ${vars.border.base};
  }

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
  ${mix.resetList}

  ${({ $numbered }) =>
    $numbered &&
    css`
      > ${Item} {
        counter-increment: stop;
      }

      /* Hidden from screen readers: a list already announces the position of its items. */
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
  ${mix.grow}
`;

export const Title = styled.h3`
  ${mix.onPhone('font-size', fontSize[18])}
  color: ${vars.text.strong};
  font: 700 ${fontSize[22]} / 1.4 ${vars.font.display};
  text-spacing-trim: trim-start;
  word-break: auto-phrase;
`;

export const Way = styled.a`
  ${mix.wholeLink('-2px')}
`;

export const Intro = styled.p`
  ${mix.clampLines(2)}
  ${mix.onPhone('font-size', fontSize[14])}
  margin-top: ${space[1]};
  color: ${vars.text.base};
`;

export const Meta = styled.p`
  ${mix.wrap()}
  ${mix.small('quiet')}
  gap: 0 ${space[4]};
  margin-top: ${space[2]};

  @media ${media.desktop} {
    > time {
      margin-left: auto;
    }
  }
`;

export const Grade = styled.span`
  font-weight: 600;
`;
