import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, radius, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const Paper = styled.article`
  ${mix.column()}
  flex: 1 0 auto;
  min-width: 0;
  background: ${desk.sheet};
`;

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${rem(16)};
  padding: ${rem(18)} ${rem(24)} ${rem(14)};
  border-bottom: 1px solid ${desk.rule};

  @media ${media.mobile} {
    flex-wrap: wrap;
    padding: ${rem(14)} ${rem(14)} ${rem(12)};
  }
`;

export const Filters = styled.div`
  padding: ${rem(10)} ${rem(24)};

  @media ${media.mobile} {
    padding: ${rem(10)} ${rem(14)};
  }
`;

export const Lead = styled.div`
  flex: none;
`;

/** On a phone what is at the end of the head goes below a title that needs the space. */
export const Words = styled.div`
  ${mix.grow}
  ${mix.onPhone('flex-basis', '60%')}
`;

export const Title = styled.h2`
  font-size: ${text(22)};
  line-height: 1.36;
  overflow-wrap: anywhere;
`;

export const Facts = styled.div`
  margin-top: ${rem(2)};
  color: ${vars.text.quiet};
  font-size: ${text(13)};
`;

export const Aside = styled.div`
  ${mix.wrap(rem(8))}
  align-items: center;
`;

/** On a phone the line above the head shows it. */
export const Place = styled.div`
  ${mix.numerals}
  ${mix.row(rem(8))}
  flex: none;
  color: ${vars.text.quiet};
  font-size: ${text(13)};
  white-space: nowrap;

  > :last-child:not(:only-child) {
    margin: ${rem(-4)} ${rem(-8)} ${rem(-4)} ${rem(-4)};
  }

  @media ${media.below(1100)} {
    > [data-foldable] {
      display: none;
    }
  }

  ${mix.onPhone('display', 'none')}
`;

/** It opens the list where that is folded; in a wider window it is text. */
export const PlaceButton = styled.button`
  ${mix.resetButton}
  min-height: ${rem(30)};
  padding: 0 ${rem(10)};
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.control};
  color: ${vars.text.strong};
  ${mix.onTouch('min-height', '44px')}

  @media ${media.from(1100)} {
    display: none;
  }
`;

/** A table begins with its first text where the title does. */
export const Body = styled.div<{ $isTable: boolean }>`
  flex: 1;
  min-width: 0;
  padding-inline: ${({ $isTable }) => ($isTable ? rem(14) : 0)};
  ${mix.onPhone('padding-inline', '0')}
`;
