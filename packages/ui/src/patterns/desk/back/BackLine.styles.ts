import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { layer, media, tapTarget, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

/** Only on a phone; in a wide window the rail and the list lead back. */
export const Line = styled.div`
  display: none;

  @media ${media.mobile} {
    ${mix.row()}
    position: sticky;
    top: 0;
    z-index: ${layer.sticky};
    min-height: ${rem(46)};
    padding-inline: ${rem(7)};
    border-bottom: 1px solid ${vars.border.base};
    background: ${desk.sheet};
  }

  @media ${media.low} {
    position: static;
  }
`;

export const Back = styled.a`
  ${mix.row(rem(10))}
  ${mix.grow}
  min-height: ${tapTarget};
  padding-inline: ${rem(8)};
  color: ${vars.text.strong};
  font: 600 ${text(15)} / 1.4 ${vars.font.display};
`;

export const Place = styled.span`
  ${mix.numerals}
  color: ${vars.text.quiet};
  font-size: ${text(13)};
  white-space: nowrap;
`;
