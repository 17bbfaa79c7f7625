import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';

export const People = styled.ul`
  ${mix.grid(rem(8))}

  > li {
    ${mix.wrap(rem(8))}
    align-items: center;
  }

  button {
    overflow-wrap: anywhere;
  }

  small {
    color: ${vars.text.quiet};
    font-size: ${text(12.5)};
  }
`;
