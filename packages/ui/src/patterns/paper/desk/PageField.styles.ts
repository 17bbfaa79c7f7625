import { styled } from 'styled-components';

import { numerals } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { radius } from '../../../tokens/scales.js';

export const Figure = styled.input`
  ${numerals}
  width: 2rem;
  height: 1.75rem;
  padding: 0;
  border: 1px solid transparent;
  border-bottom-color: ${vars.border.strong};
  border-radius: ${radius.chip} ${radius.chip} 0 0;
  background: none;
  color: ${vars.text.strong};
  font-size: 1.0625rem;
  font-weight: 600;
  text-align: center;
`;
