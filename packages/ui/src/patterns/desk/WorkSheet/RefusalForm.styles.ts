import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';

export const Root = styled.div`
  ${mix.grid(rem(12))}
  grid-template-columns: minmax(0, 1fr);

  small {
    color: ${vars.text.quiet};
    font-size: ${text(13)};
  }
`;
