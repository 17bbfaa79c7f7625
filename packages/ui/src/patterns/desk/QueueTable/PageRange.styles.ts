import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';

export const Root = styled.nav`
  ${mix.numerals}
  ${mix.inlineRow(rem(4))}
  color: ${vars.text.quiet};
  font-size: ${text(13)};
  white-space: nowrap;
`;
