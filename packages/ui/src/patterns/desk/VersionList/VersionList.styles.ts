import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const List = styled.ol`
  > li {
    display: grid;
    grid-template-columns: ${rem(32)} minmax(0, 1fr) auto;
    gap: ${rem(10)};
    align-items: center;
    padding-block: ${rem(12)};
    border-bottom: 1px solid ${desk.rule};
    font-size: ${text(14)};
    overflow-wrap: anywhere;
  }

  > li > b {
    ${mix.numerals}
    font-size: ${text(16)};
  }

  small {
    display: block;
    color: ${vars.text.quiet};
    font-size: ${text(12)};
  }
`;
