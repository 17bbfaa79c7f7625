import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { layer, media, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

/** On a phone the decision takes a line of its own, and the note stands above it. */
export const Bar = styled.div<{ $decides: boolean }>`
  ${mix.wrap(rem(10))}
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  align-items: center;
  margin-top: auto;
  padding: ${rem(13)} ${rem(24)};
  border-top: ${({ $decides }) =>
    $decides ? `2px solid ${vars.text.strong}` : `1px solid ${vars.border.base}`};
  background: ${desk.sheet};

  > button {
    padding-inline: ${rem(16)};
  }

  @media ${media.mobile} {
    padding: ${rem(12)} ${rem(14)} calc(${rem(14)} + env(safe-area-inset-bottom));

    > button {
      flex: 1 1 auto;
    }

    > [data-decision] {
      flex-basis: 100%;
    }
  }

  /* In a low window it would cover what it is about. */
  @media ${media.low} {
    position: static;
  }
`;

/** The name of the item is above, whole: here it must not push the acts into another line. */
export const Lead = styled.div`
  ${mix.clampLines(1)}
  max-width: ${rem(240)};
  color: ${vars.text.strong};
  font-size: ${text(13)};

  ${mix.onPhone('width', '100%')}
  ${mix.onPhone('max-width', 'none')}
`;

export const Note = styled.div`
  ${mix.grow}
  flex-basis: ${rem(180)};
  color: ${vars.text.quiet};
  font-size: ${text(12.5)};
  line-height: 1.5;
  text-align: end;

  @media ${media.mobile} {
    order: -1;
    flex-basis: 100%;
    text-align: start;
  }
`;

export const End = styled.div`
  margin-inline-start: auto;

  ${mix.onPhone('width', '100%')}
`;
