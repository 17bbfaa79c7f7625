import { styled } from 'styled-components';

import { numerals, resetButton } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { radius } from '../../../tokens/scales.js';

export const Percent = styled.button`
  ${resetButton}
  ${numerals}
  min-width: 3.25rem;
  height: 2.5rem;
  border-radius: ${radius.control};
  color: ${vars.text.strong};
  font-weight: 600;
  text-align: center;
`;
