import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { radius, vars } from '../../../theme/values.js';

export const Figure = styled.input`
  ${mix.numerals}
  color: ${vars.text.strong};
  font-weight: 600;
  width: 2rem;
  height: 1.75rem;
  padding: 0;
  border: 1px solid transparent;
  border-bottom-color: ${vars.border.strong};
  border-radius: ${radius.chip} ${radius.chip} 0 0;
  background: none;
  font-size: 1.0625rem;
  text-align: center;
`;
