import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';

export const Root = styled.section`
  ${mix.grid(rem(10))}
  grid-template-columns: minmax(0, 1fr);
`;

/** As wide as the column, whatever the shape of the photograph. */
export const Large = styled.div`
  > * {
    height: 21rem;
    aspect-ratio: auto;
  }

  @media ${media.mobile} {
    > * {
      height: 15rem;
    }
  }
`;

export const Legend = styled.span`
  ${mix.inlineRow(rem(8))}

  small {
    color: ${vars.text.quiet};
    font-size: ${text(13)};
  }
`;
