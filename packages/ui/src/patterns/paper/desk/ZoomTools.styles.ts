import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { radius, vars } from '../../../theme/values.js';

export const Percent = styled.button`
  ${mix.resetButton}
  ${mix.numerals}
  color: ${vars.text.strong};
  font-weight: 600;
  min-width: 3.25rem;
  height: 2.5rem;
  border-radius: ${radius.control};
  text-align: center;
`;
