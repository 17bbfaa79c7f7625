import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, radius, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

const side = rem(24);

export const Root = styled.section`
  ${mix.grid(rem(18))}
  padding-bottom: ${rem(20)};
  background: ${desk.sheet};

  > :last-child {
    padding-inline: ${side};
  }
`;

export const Who = styled.div`
  ${mix.row(rem(14))}
  padding: ${rem(14)} ${side};
  border-bottom: 1px solid ${desk.rule};
  background: ${desk.shade};
  font-size: ${text(13)};

  b {
    ${mix.strong()}
    display: block;
    font-size: ${text(15)};
  }
`;

export const Mark = styled.span`
  ${mix.centred}
  ${mix.square(rem(36))}
  flex: none;
  border-radius: ${radius.round};
  background: ${vars.surface.raised};
  box-shadow: inset 0 0 0 1px ${desk.rule};
  color: ${vars.text.strong};
  font: 700 ${text(17)} / 1 ${vars.font.display};
`;

export const Compared = styled.dl`
  ${mix.grid(rem(24))}
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding-inline: ${side};
  font-size: ${text(13)};

  @media ${media.narrowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  padding-top: ${rem(8)};
  border-top: 1px solid ${vars.text.strong};
  overflow-wrap: anywhere;

  dt {
    color: ${vars.text.quiet};
  }

  :is(b, s) {
    display: block;
    color: ${vars.text.strong};
    font-size: ${text(15)};
    font-weight: 600;
  }

  s {
    color: ${vars.text.quiet};
    font-weight: 500;
  }
`;
